// Fails where less than a share of the lines is covered:
// node coverage.mjs SUMMARY.json PERCENT, with the JSON of llvm-cov export -summary-only.
import { readFileSync } from "node:fs";

const [path, wanted] = process.argv.slice(2);
const [{ files, totals }] = JSON.parse(readFileSync(path, "utf8")).data;
const percent = (lines) => lines.percent.toFixed(1).padStart(6);
for (const { filename, summary } of files) {
  if (summary.lines.percent < 100) {
    console.log(`${percent(summary.lines)} %  ${filename.replace(/^.*\/Sources\//, "")}`);
  }
}
const { count, covered } = totals.lines;
console.log(`${percent(totals.lines)} %  ${covered} of ${count} lines in ${files.length} files`);
process.exit(count > 0 && totals.lines.percent >= Number(wanted) ? 0 : 1);
