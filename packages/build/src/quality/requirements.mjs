// @ts-check

/** @typedef {{ id: string, text: string, section: string }} Requirement */
/** @typedef {import('./test-reports.mjs').TestResult} TestResult */

const ID = /^([A-Z]{1,4}-\d{2,3}|R\d{1,2})$/;
const BRACKETS_WITH_IDS = /\[([^\]]*\b[A-Z]{1,4}-\d{2,3}\b[^\]]*)\]/g;

/** The rows of every table whose first column is an id. @param {string} markdown @returns {Requirement[]} */
export function readRequirements(markdown) {
  const requirements = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = line.match(/^#{1,3} (.+)/);
    if (heading) section = heading[1];
    const [, id, ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (id && ID.test(id)) requirements.push({ id, section, text: cells[/^GAP-/.test(id) ? 3 : 0] });
  }
  return requirements;
}

/** The ids a title names, one by one; a range or a slip of the pen comes back as it stands. @param {string} title */
export const idsIn = (title) => [...title.matchAll(BRACKETS_WITH_IDS)].flatMap(([, inside]) => inside.split(/[\s,;]+/).filter(Boolean));

/**
 * @param {Requirement[]} requirements
 * @param {TestResult[]} tests
 */
export function trace(requirements, tests) {
  /** @type {Map<string, TestResult[]>} */
  const byId = new Map(requirements.map(({ id }) => [id, []]));
  /** @type {{ id: string, title: string }[]} */
  const unknown = [];
  for (const test of tests) {
    for (const id of new Set(idsIn(test.title))) {
      const known = byId.get(id);
      if (known) known.push(test);
      else unknown.push({ id, title: test.title });
    }
  }
  const rows = requirements.map((requirement) => ({ ...requirement, state: stateOf(byId.get(requirement.id) ?? []) }));
  return { rows, unknown };
}

/** A skipped test proves nothing and hides nothing. @param {TestResult[]} tests @returns {'proved' | 'broken' | 'open'} */
function stateOf(tests) {
  if (tests.some((test) => test.status === 'failed')) return 'broken';
  return tests.some((test) => test.status === 'passed') ? 'proved' : 'open';
}

/** @param {ReturnType<typeof trace>} traced */
export function toMarkdown({ rows, unknown }) {
  const count = (/** @type {string} */ state) => rows.filter((row) => row.state === state).length;
  const part = (/** @type {string} */ title, /** @type {string} */ state) => [
    `## ${title}`,
    '',
    ...rows.filter((row) => row.state === state).map((row) => `- ${row.id} ${row.text}`),
    '',
  ];
  return [
    '# Requirements and their tests',
    '',
    `${count('proved')} of ${rows.length} have a passing test, ${count('broken')} a failing one, ${count('open')} none.`,
    '',
    ...(unknown.length ? ['## Unknown ids', '', ...unknown.map(({ id, title }) => `- ${id} in "${title}"`), ''] : []),
    ...part('With a failing test', 'broken'),
    ...part('With a passing test', 'proved'),
    ...part('With no test', 'open'),
  ].join('\n');
}
