"""Headless Chromium's flex-wrap: the time of a layout that its own clock gives.

The page is laid out at another width and back; what is timed is the way back, without style work.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile

import peer

PAGE = """<!doctype html><meta charset="utf-8"><style>
body{margin:0}#root{width:%(width)spx}.r{display:flex;flex-wrap:wrap;align-items:center;
justify-content:%(justify)s;column-gap:%(spacing)spx;row-gap:%(line_spacing)spx}.r>*{flex:none}
</style><div id="root"></div><pre id="out"></pre><script>
const sections = %(sections)s, root = document.getElementById('root');
const box = (parent, w, h) => {
  const e = document.createElement('div');
  e.style.cssText = 'width:' + w + 'px;height:' + h + 'px';
  parent.appendChild(e);
};
for (const [header, items] of sections) {
  if (header) box(root, %(width)s, header);
  const row = document.createElement('div');
  row.className = 'r';
  for (const [w, h] of items) box(row, w, h);
  root.appendChild(row);
}
const times = [];
let height = root.offsetHeight;
for (let i = 0; i < %(samples)d; i++) {
  root.style.width = '414px';
  height = root.offsetHeight;
  root.style.width = '%(width)spx';
  const start = performance.now();
  height = root.getBoundingClientRect().height;
  times.push((performance.now() - start) / 1000);
}
document.getElementById('out').textContent = 'RESULT' + JSON.stringify({times, height}) + 'END';
</script>"""


def measure(scene, samples, lines_per_block):
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if not browser:
        raise peer.Missing("no program named chromium")
    text = PAGE % {
        "width": scene.width, "spacing": scene.spacing, "line_spacing": scene.line_spacing,
        "justify": "space-between" if scene.justified else "flex-start",
        "sections": json.dumps(scene.sections), "samples": samples,
    }
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(text)
        run = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             f"--user-data-dir={folder}/profile", "--dump-dom", "file://" + page],
            capture_output=True, text=True, check=False)
    found = re.search(r"RESULT(\{.*?\})END", run.stdout.split("</script>")[-1]) or re.search(
        r'<pre id="out">RESULT(\{.*?\})END', run.stdout)
    if not found:
        raise peer.Missing("Chromium gave no result: " + run.stderr.strip()[-200:])
    result = json.loads(found.group(1))
    # Positions are multiples of 1/64 pixel.
    peer.check_height(result["height"], scene)
    return result["times"]


if __name__ == "__main__":
    peer.main(measure)
