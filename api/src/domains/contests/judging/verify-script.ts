/**
 * Script that recomputes a contest's results from its log. It requires only Node, so readers need not trust this site:
 * `node verify.mjs log.json`.
 */
export const VERIFY_SCRIPT = String.raw`// Recomputes the results of a contest from its log: node verify.mjs log.json
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const file = JSON.parse(readFileSync(process.argv[2] ?? 'log.json', 'utf8'));
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
/** JSON with sorted keys and without spaces. */
const canonical = (value) => {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return '{' + keys.map((key) => JSON.stringify(key) + ':' + canonical(value[key])).join(',') + '}';
};
const check = (isTrue, what) => {
  if (isTrue) return;
  console.error('WRONG: ' + what);
  process.exit(1);
};

// 1. Each line of the log has the hash of the line before it.
check(file.isOpen, 'the log is not open yet');
let head = '';
for (const [index, { hash, ...line }] of file.log.entries()) {
  check(line.seq === index + 1 && line.previous === head, 'line ' + line.seq + ' does not follow the one before');
  check(sha256(canonical(line)) === hash, 'line ' + line.seq + ' was changed');
  head = hash;
}
check(head === file.head, 'the log does not end as published');

// 2. The criteria are those that entrants saw, and the entries those that took part.
const linesOf = (kind) => file.log.filter((line) => line.kind === kind).map(({ data }) => data);
const [begin] = linesOf('begin');
check(sha256(canonical(file.criteria)) === begin.criteriaHash, 'the criteria were changed');
const entries = new Map([...begin.entries, ...linesOf('addition')].map((one) => [one.entry, one]));
const removed = new Set();
for (const { kind, data } of file.log) {
  if (kind === 'removal') removed.add(data.entry);
  if (kind === 'restoration') removed.delete(data.entry);
}
// A judge can take back a conflict. Scores up to the revision of that time count only if the judge gave them again.
const conflicts = new Map();
const withdrawn = new Map();
for (const { kind, data } of file.log) {
  const key = data.entry + ' ' + data.judge;
  if (kind === 'conflict') conflicts.set(key, (conflicts.get(key) ?? 0) + 1);
  if (kind !== 'withdrawal') continue;
  conflicts.set(key, (conflicts.get(key) ?? 0) - 1);
  withdrawn.set(key, Math.max(withdrawn.get(key) ?? 0, data.revision));
}
// The judges of each entry in the end. Older logs do not name them.
const last = linesOf('close')[0]?.judges;
const assigned = last && new Set(last.flatMap(({ entry, judges }) => judges.map((judge) => entry + ' ' + judge)));

// 3. Each score is the one that was committed when it was given. The last revision counts.
const commitments = linesOf('score');
const keyOf = ({ entry, judge, revision }) => [entry, judge, revision].join(' ');
const openings = new Map(file.openings.map((one) => [keyOf(one), one]));
check(openings.size === commitments.length, 'there are more or fewer scores than commitments');
const counted = new Map();
for (const { commitment, ...given } of commitments) {
  const { nonce, ...opened } = openings.get(keyOf(given)) ?? {};
  const hash = sha256(nonce + canonical({ contest: file.contest, ...opened }));
  check(hash === commitment, 'the score of ' + given.judge + ' for Entry ' + given.entry + ' was changed');
  const key = given.entry + ' ' + given.judge;
  if (conflicts.get(key) > 0 || given.revision <= withdrawn.get(key)) continue;
  if (removed.has(given.entry) || !entries.has(given.entry)) continue;
  if (assigned && !assigned.has(key)) {
    console.log('Entry ' + given.entry + ' went to another judge, so the score of ' + given.judge + ' does not count.');
    continue;
  }
  if (given.revision > (counted.get(key)?.revision ?? 0)) counted.set(key, opened);
}

// 4. The ranking, by whole numbers: means are compared as a / b > c / d by a * d > c * b.
const weights = file.criteria.map(({ weight }) => weight);
const order = weights.map((_, index) => index).sort((a, b) => weights[b] - weights[a]);
const rank = (scores) => {
  const totals = new Map();
  for (const { entry, scores: given } of scores) {
    const total = totals.get(entry) ?? { entry, judges: 0, points: 0, sums: weights.map(() => 0) };
    given.forEach((score, index) => ((total.sums[index] += score), (total.points += score * weights[index])));
    totals.set(entry, { ...total, judges: total.judges + 1 });
  }
  const mean = (a, b, of) => of(b) * a.judges - of(a) * b.judges;
  const at = ({ entry }) => Date.parse(entries.get(entry).submittedAt);
  const tie = (a, b) => order.reduce((found, index) => found || mean(a, b, ({ sums }) => sums[index]), 0);
  const compare = (a, b) => mean(a, b, ({ points }) => points) || tie(a, b) || at(a) - at(b) || a.entry - b.entry;
  const sorted = [...totals.values()].sort(compare);
  return sorted.map(({ entry, points, judges }, index) => ({ rank: index + 1, entry, points, judges }));
};
const ranking = rank([...counted.values()]);
check(canonical(ranking) === canonical(file.ranking), 'the ranking is another one');
for (const { rank: place, entry, points, judges } of ranking)
  console.log(place + '. Entry ' + entry + ': ' + (points / judges / 100).toFixed(3) + ' by ' + judges + ' judges');
for (const judge of [...new Set([...counted.values()].map((one) => one.judge))].sort()) {
  const [first] = rank([...counted.values()].filter((one) => one.judge !== judge));
  if (first) console.log('Without ' + judge + ', Entry ' + first.entry + ' is first.');
}
console.log('The log and the results agree.');
`;
