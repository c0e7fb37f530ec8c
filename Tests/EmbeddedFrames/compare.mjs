// Runs the fixed documents in the WebAssembly module and compares them, to the bit, with what the
// host printed: node compare.mjs MODULE.wasm HOST.txt
import { readFileSync } from "node:fs";

const [modulePath, hostPath] = process.argv.slice(2);
const kinds = ["layout", "placement", "people"];
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {});
const { fixture_count, fixture_hash, fixture_value, fixture_reset } = instance.exports;

const words = new DataView(new ArrayBuffer(8));
const bits = (value) => {
  words.setFloat64(0, value);
  return words.getBigUint64(0);
};
const double = (text) => {
  words.setBigUint64(0, BigInt(text));
  return words.getFloat64(0);
};

const lines = readFileSync(hostPath, "utf8").trim().split("\n");
const expectedCount = kinds.reduce((sum, _, kind) => sum + fixture_count(kind), 0);
const failures = [];
let positionCount = 0;
for (const line of lines) {
  const [name, index, hash, ...positions] = line.split(" ");
  const kind = kinds.indexOf(name);
  const differences = [];
  try {
    fixture_reset();
    if (BigInt.asUintN(64, fixture_hash(kind, Number(index))) !== BigInt(hash)) {
      differences.push("the hash of all frames");
    }
    positions.forEach((text, position) => {
      fixture_reset();
      const value = fixture_value(kind, Number(index), position);
      positionCount += 1;
      if (bits(value) !== BigInt(text)) {
        differences.push(`number ${position}: host ${double(text)}, module ${value}`);
      }
    });
  } catch (error) {
    differences.push(String(error));
  }
  if (differences.length > 0) failures.push(`${name} ${index}: ${differences.join("; ")}`);
}
failures.slice(0, 20).forEach((failure) => console.error(failure));
if (lines.length !== expectedCount || expectedCount === 0) {
  console.error(`the host printed ${lines.length} documents, the module has ${expectedCount}`);
  process.exit(1);
}
console.log(`${lines.length} documents, ${failures.length} differ; ${positionCount} numbers read`);
process.exit(failures.length === 0 ? 0 : 1);
