"""Compares the C interface, by ctypes and by a C program, with what the tool gives.

usage: compare.py LIBRARY TOOL CONSUMER SCRATCH [COUNT]

COUNT random documents (1,000 without it) with questions and steps are laid out three times: by the
tool, which reads JSON; by this program, through ctypes; and by the C program, which reads a text that
this program writes. All numbers must be the same Doubles."""

import copy
import json
import os
import subprocess
import sys

import description
import documents
import flow_layout as flow
import steps

STATUSES = {
    "indexOutOfRange": 32, "duplicateOperation": 33, "conflictingOperations": 34,
    "countMismatch": 22, "operationInDeletedSection": 35, "operationInInsertedSection": 36}
KINDS = {"header": flow.HEADER, "item": flow.ITEM, "footer": flow.FOOTER}


def run(*command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed: {done.stderr[-2000:]}")
    return done.stdout


def frames(sections):
    """The frames of the tool's JSON in the order in which they are compared."""
    answer = [len(sections)]
    for section in sections:
        for key in ("header", "footer"): answer += [None] if section[key] is None else section[key]
        answer.append(len(section["items"]))
        for frame in section["items"]: answer += frame
    return answer


def expected_at_rest(line):
    """The tool's answer to the layout of a case: size, oversize sections, questions and frames."""
    layout = line["expected"]
    oversize = layout["oversizeSections"]
    answer = [*layout["contentSize"], len(oversize), *oversize]
    for query in line["queries"]:
        answer.append(len(query["elements"]))
        for element in query["elements"]: answer += [KINDS[element["kind"]], *element["indexPath"]]
    return answer + frames(layout["sections"])


def expected_after(step):
    """The tool's answer to a step."""
    status = STATUSES[step["error"]] if "error" in step else flow.OK
    answer = []
    if "newToOld" in step:
        for section in step["newToOld"]:
            for path in section: answer += [None] if path is None else path
    if "target" in step: answer += step["target"]
    if "element" in step:
        if step["element"] is None: status = flow.NO_SUCH_ELEMENT
        else: answer += [KINDS[step["element"]["kind"]], *step["element"]["indexPath"]]
    place = step["contentSize"] + step["contentOffset"] + step["contentOffsetAdjustment"]
    return [status, *place, *answer, *frames(step["sections"])]


def consumer_text(cases):
    """All cases as words for the C program."""
    lines = []
    for case in cases:
        layout = copy.deepcopy(case["layout"])
        lines.append(["layout", *description.text(description.configuration(layout)),
                      str(len(layout["sections"]))])
        for section in layout["sections"]:
            lines.append(description.text(description.section(layout, section)))
        lines.append([str(len(case["queries"]))])
        for query in case["queries"]: lines.append(steps.floats(query["rect"]))
        for step in case["steps"]: lines.append(steps.words(layout, step))
        lines.append(["end"])
    return "\n".join(" ".join(line) for line in lines) + "\n"


def numbers(line):
    return [None if word == "-" else float.fromhex(word) for word in line.split()]


def play(library, case):
    """The answers by ctypes: at rest, after each step, and of the layout that a copy left alone."""
    player = steps.Player(library, case["layout"])
    oversize = library.listed("flow_layout_oversize_sections", flow.c_int64, player.handle)
    at_rest = player.place()[:2] + [len(oversize), *oversize]
    for query in case["queries"]:
        found = library.listed("flow_layout_elements", flow.Element, player.handle,
                               flow.Rect(*query["rect"]))
        at_rest.append(len(found))
        for element in found: at_rest += element.id.tuple()
    answers = [at_rest + player.frames()]
    for step in case["steps"]:
        status, adjustment, answer = player.perform(step)
        answers.append([status, *player.place(), *adjustment, *answer, *player.frames()])
    player.close()
    return answers


def compare(who, case, index, expected, found):
    if expected == found: return
    place = next((i for i, (a, b) in enumerate(zip(expected, found)) if a != b),
                 min(len(expected), len(found)))
    sys.exit(f"{who}, {case['id']}, answer {index}, number {place} of {len(expected)}: expected "
             f"{expected[place:place + 4]}, found {found[place:place + 4]}\n{json.dumps(case)}")


def main():
    library_path, tool, consumer, scratch = sys.argv[1:5]
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 1000
    maker = documents.Documents(2026)
    cases = [maker.case(f"random-{index}") for index in range(count)]

    # Three runs of the tool for all: one records layouts, one plays steps, one a document as it is.
    resting = [{key: value for key, value in case.items() if key != "steps"} for case in cases]
    recorded = os.path.join(scratch, "recorded.json")
    run(tool, "check", "-", "--record", recorded, text=json.dumps({"cases": resting}))
    with open(recorded) as file: lines = json.load(file)["cases"]
    played = run(tool, "play", "-", "--frames", text=json.dumps({"cases": cases})).splitlines()
    single = json.loads(run(tool, "frames", "-", text=json.dumps(cases[0]["layout"])))
    assert single == lines[0]["expected"], "the tool's commands differ"

    expected = [[expected_at_rest(line)] for line in lines]
    for line in map(json.loads, played):
        expected[int(line["id"].removeprefix("random-"))].append(expected_after(line))

    library = flow.Library(library_path)
    answered = run(consumer, text=consumer_text(cases)).splitlines()
    lines = iter(answered)
    numbers_compared, statuses = 0, {}
    for case, wanted in zip(cases, expected):
        by_python = play(library, case)
        by_c = [numbers(next(lines)) for _ in wanted]
        # The C program tells the offset at rest too, and in the end the layout that steps left alone.
        untouched = numbers(next(lines))
        place, rest = by_c[0][:6], by_c[0][6:]
        assert untouched == place + rest[-len(untouched) + 6:], "a copy changed its original"
        by_c[0] = place[:2] + rest
        assert len(by_python) == len(wanted)
        for index, answer in enumerate(wanted):
            compare("ctypes", case, index, answer, by_python[index])
            compare("C", case, index, answer, by_c[index])
            numbers_compared += len(answer)
            if index > 0: statuses[answer[0]] = statuses.get(answer[0], 0) + 1
    assert next(lines, None) is None
    print(f"{count} documents, {sum(statuses.values())} steps, {numbers_compared} numbers: "
          f"tool, ctypes and C agree to the bit")
    print("statuses of the steps:", dict(sorted(statuses.items())))


main()
