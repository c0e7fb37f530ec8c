"""Runs flow-benchmarks and other layout engines in turn on the same scenes and prints one table.

  python3 Benchmarks/Peers/run.py [--count N] [--scene TEXT] [--peer NAME] [--samples K]
                                  [--json FILE] [--markdown FILE] [--plot OUT.svg]

Peers, each left out with a message where it is missing:
  taffy     pip install stretchable            only the native call is timed
  yoga      pip install pyyoga                 only the native call is timed
  chromium  apt-get install chromium           flex-wrap at another width and back
  gtk       apt-get install gir1.2-gtk-4.0 python3-gi xvfb     GtkFlowBox under xvfb-run

Taffy and Yoga slow down in one wrapping node of many children, so sections are also tried in blocks
that end where a line does, and the fastest arrangement counts. --json writes a report that
flow-benchmarks reads with --peers; --plot makes it draw the chart.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import scenes

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(os.path.dirname(HERE))
ALL = 1 << 30

# The arrangements tried, in lines per block. Yoga's time grows with the square of a node's children.
PEERS = {
    "taffy": [16, 64, 256, ALL],
    "yoga": [8, 32, 128],
    "chromium": [ALL],
    "gtk": [ALL],
}


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, action="append", help="items; may be repeated")
    parser.add_argument("--scene", default="", help="only scenes whose name holds this")
    parser.add_argument("--peer", action="append", choices=sorted(PEERS))
    parser.add_argument("--samples", type=int, default=5)
    parser.add_argument("--json")
    parser.add_argument("--markdown")
    parser.add_argument("--plot")
    return parser.parse_args()


def engine(names, counts, *more):
    """The engine's rows by task and count, in nanoseconds an operation."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "engine.json")
        command = ["swift", "run", "-c", "release", "flow-benchmarks", "--json", path, *more]
        for name in names:
            command += ["--filter", name]
        for count in counts:
            command += ["--count", str(count)]
        subprocess.run(command, cwd=PACKAGE, check=True, stdout=subprocess.DEVNULL)
        with open(path, encoding="utf-8") as file:
            return json.load(file)


def sections(name, count):
    return sum(1 for _ in scenes.scene(name, count).sections)


def measure(peer, name, count, samples):
    """The best median of the arrangements in seconds, or the reason why there is none."""
    best = None
    for lines in PEERS[peer]:
        command = [sys.executable, f"peer_{peer}.py", name, str(count), str(samples), str(lines)]
        if peer == "gtk":
            # The bindings come with the system's Python.
            python = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
            if not shutil.which("xvfb-run"):
                return None, "no program named xvfb-run"
            command = ["xvfb-run", "-a", python] + command[1:]
        try:
            run = subprocess.run(
                command, cwd=HERE, capture_output=True, text=True, timeout=900, check=False)
        except subprocess.TimeoutExpired:
            continue
        lines_out = [line for line in run.stdout.splitlines() if line.startswith("{")]
        if run.returncode != 0 or not lines_out:
            return None, "failed: " + (run.stderr.strip().splitlines() or ["no output"])[-1]
        result = json.loads(lines_out[-1])
        if "missing" in result:
            return None, result["missing"]
        median = statistics.median(result["times"])
        if best is None or median < best:
            best = median
    return best, None if best is not None else "took too long"


def table(rows):
    heads = ["scene", "n", "engine", "taffy", "yoga", "chromium", "gtk"]
    cells = [heads]
    for row in rows:
        line = [row["scene"], str(row["n"]), f'{row["engine"]:.3g} ns/item']
        for peer in heads[3:]:
            value = row.get(peer)
            line.append("-" if value is None
                        else f'{value:,.0f} ns/item ({value / row["engine"]:,.0f} ×)')
        cells.append(line)
    widths = [max(len(line[i]) for line in cells) for i in range(len(heads))]
    text = ["| " + " | ".join(c.ljust(w) for c, w in zip(line, widths)) + " |" for line in cells]
    text.insert(1, "|" + "|".join("-" * (w + 2) for w in widths) + "|")
    return "\n".join(text)


def main():
    options = parse()
    counts = options.count or [1_000, 10_000, 100_000]
    names = [name for name in scenes.NAMES if options.scene in name]
    report = engine(names, counts)
    rows, peer_rows, missing = [], [], {}
    for name in names:
        for count in counts:
            found = next(r for r in report["rows"] if r["task"] == name and r["n"] == count)
            units = count if found["unit"] == "item" else sections(name, count)
            row = {"scene": name, "n": count, "engine": found["p50"] * units / count}
            for peer in options.peer or PEERS:
                if peer in missing:
                    continue
                print(f"{name} {count}: {peer}", file=sys.stderr)
                seconds, reason = measure(peer, name, count, options.samples)
                if reason:
                    print(f"{peer} is left out of {name} {count}: {reason}", file=sys.stderr)
                    if not reason.startswith(("failed", "took")):
                        missing[peer] = reason
                    continue
                row[peer] = seconds * 1e9 / count
                peer_rows.append({
                    "task": f"{peer}/{name}", "n": count, "unit": "item", "p50": row[peer],
                    "p90": None, "floor": None, "ratio": None, "allocations": None, "bytes": None,
                })
            rows.append(row)
    text = f'machine: {report["machine"]}\ncommit: {report["commit"]}\n\n{table(rows)}\n'
    for peer, reason in missing.items():
        text += f"\n{peer} is left out: {reason}\n"
    print(text)
    if options.markdown:
        with open(options.markdown, "w", encoding="utf-8") as file:
            file.write(text)
    peers = {"machine": report["machine"], "commit": report["commit"], "rows": peer_rows}
    with tempfile.TemporaryDirectory() as folder:
        path = options.json or os.path.join(folder, "peers.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(peers, file, indent=2)
        if options.plot:
            engine(names, [], "--peers", os.path.abspath(path), "--plot",
                   os.path.abspath(options.plot))


if __name__ == "__main__":
    main()
