/** @typedef {{ id: string, text: string, section: string }} Requirement */
/** @typedef {import('./test-reports.mjs').TestResult} TestResult */
/** @typedef {import('./proofs.mjs').Proof} Proof */

const ID = /^([A-Z]{1,4}-\d{2,3}|R\d{1,2})$/;
/** Maximum number of requirements that one test can credibly prove. */
const MAX_IDS = 8;

/** Returns the rows of all tables whose first column contains ids. @param {string} markdown @returns {Requirement[]} */
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

/**
 * @param {Requirement[]} requirements
 * @param {TestResult[]} tests
 * @param {Proof[]} proofs
 */
export function trace(requirements, tests, proofs) {
  /** @type {Map<string, TestResult[]>} */
  const byId = new Map(requirements.map(({ id }) => [id, []]));
  const extended = new Set(proofs.filter(({ isExtended }) => isExtended).flatMap(({ ids }) => ids));
  /** @type {string[]} */
  const faults = [];
  for (const { file, title, pattern, ids, isShared } of proofs) {
    const own = tests.filter((test) => (isShared || test.file === file) && pattern.test(test.title));
    if (ids.length > MAX_IDS)
      faults.push(`${file}: "${title}" names ${ids.length} requirements: ${MAX_IDS} at most, or it is several tests.`);
    if (!title) faults.push(`${file}: "${ids.join(' ')}" stands above no test that has a title.`);
    for (const id of ids) {
      const known = byId.get(id);
      if (known) known.push(...own);
      else faults.push(`${file}: "${id}" is not an id of docs/requirements.md.`);
    }
  }
  const rows = requirements.map((requirement) => ({
    ...requirement,
    state: stateOf(byId.get(requirement.id) ?? [], extended.has(requirement.id)),
  }));
  return { rows, faults };
}

/**
 * Returns the state of a requirement. Skipped tests are ignored. `extended` means that only a test of `npm run soak`
 * names it.
 * @param {TestResult[]} tests
 * @param {boolean} isExtended whether a test of `npm run soak` names it
 * @returns {'proved' | 'broken' | 'extended' | 'open'}
 */
function stateOf(tests, isExtended) {
  if (tests.some((test) => test.status === 'failed')) return 'broken';
  if (tests.some((test) => test.status === 'passed')) return 'proved';
  return isExtended ? 'extended' : 'open';
}

/** @param {Pick<ReturnType<typeof trace>, 'rows'>} traced */
export function toMarkdown({ rows }) {
  const count = (/** @type {string} */ state) => rows.filter((row) => row.state === state).length;
  const extended = count('extended');
  const part = (/** @type {string} */ title, /** @type {string} */ state) => [
    `## ${title}`,
    '',
    ...rows.filter((row) => row.state === state).map((row) => `- ${row.id} ${row.text}`),
    '',
  ];
  return [
    '# Requirements and their tests',
    '',
    `${count('proved')} of ${rows.length} have a passing test, ` +
      `${count('broken')} a failing one, ${count('open')} none${extended ? `, ${extended} only an extended one` : ''}.`,
    '',
    ...part('With a failing test', 'broken'),
    ...part('With a passing test', 'proved'),
    ...(extended ? part('With an extended test only', 'extended') : []),
    ...part('With no test', 'open'),
  ].join('\n');
}
