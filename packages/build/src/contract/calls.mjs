import path from 'node:path';
import { WORKSPACE_ROOT } from '../workspace.mjs';
import { acceptedIn } from './accepted.mjs';
import { inlined } from './inlined.mjs';
import { brokenIn, OPTIONS, programOf } from './types.mjs';

export { inlined } from './inlined.mjs';

/** @typedef {import('./inlined.mjs').Schema} Schema */
/** @typedef {import('./inlined.mjs').OpenApi} OpenApi */

const FOLDER = path.join(WORKSPACE_ROOT, 'packages/api-contract');
/** API baseline: the operations on which live sections and gateways rely. */
export const CALLS_ACCEPTED = path.join(FOLDER, 'accepted.json');
const BEFORE = path.join(FOLDER, 'before.d.ts');
const AFTER = path.join(FOLDER, 'after.d.ts');

/** Objects with more members than this get a named declaration. */
const FEW = 2;

/** @param {string} name */
const keyOf = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** @param {string} text */
const nameOf = (text) =>
  text.replace(/(?:^|[^a-z\d])([a-z\d])|[^a-z\d]+/gi, (_, letter = '') => letter.toUpperCase()) || 'Body';

/** Writes schemas as TypeScript declarations, without limits and patterns. */
class Declarations {
  /** Names of the declared objects, keyed by declaration text. @type {Map<string, string>} */
  #names = new Map();

  get text() {
    return [...this.#names].map(([text, name]) => `interface ${name} ${text}\n`).join('');
  }

  /** @param {string} hint @param {string} text */
  #named(hint, text) {
    const known = this.#names.get(text);
    if (known) return known;
    const taken = new Set(this.#names.values());
    let name = nameOf(hint);
    for (let number = 2; taken.has(name); number += 1) name = `${nameOf(hint)}${number}`;
    this.#names.set(text, name);
    return name;
  }

  /** @param {Schema} schema @param {string} hint */
  #object({ properties = {}, required = [], additionalProperties }, hint) {
    const members = Object.entries(properties).map(
      ([name, one]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${this.typeOf(one, name)};`,
    );
    if (typeof additionalProperties === 'object')
      members.push(`[name: string]: ${this.typeOf(additionalProperties, hint)};`);
    if (members.length === 0) return 'object';
    if (members.length <= FEW) return `{ ${members.join(' ')} }`;
    return this.#named(hint, `{\n${members.map((member) => `  ${member}\n`).join('')}}`);
  }

  /** @param {Schema} schema @param {string} hint suggested name @returns {string} */
  typeOf(schema, hint) {
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) return parts.map((/** @type {Schema} */ part) => this.typeOf(part, hint)).join(' | ');
    if (schema.allOf) return schema.allOf.map((/** @type {Schema} */ part) => this.typeOf(part, hint)).join(' & ');
    const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
    if (values) return values.map((/** @type {unknown} */ value) => JSON.stringify(value)).join(' | ');
    /** @type {Record<string, () => string>} */
    const kinds = {
      object: () => this.#object(schema, hint),
      array: () => `Array<${schema.items ? this.typeOf(schema.items, hint.replace(/s$/, '')) : 'unknown'}>`,
      integer: () => 'number',
    };
    const kind = [schema.type ?? []].flat();
    return kind.map((/** @type {string} */ one) => kinds[one]?.() ?? one).join(' | ') || 'unknown';
  }
}

/** Who may call an operation, keyed by the operation's security requirement. @type {Record<string, string>} */
const CALLERS = {
  member: "'member' | 'publisher' | 'staff'",
  publisher: "'publisher'",
  staff: "'staff'",
};

/** @param {Declarations} declared @param {string} called @param {Schema} operation */
function callOf(declared, called, { security, parameters = [], requestBody, responses }) {
  const hint = /([^/]*[a-z][^/]*?)(?:\/\{\w+\})?$/.exec(called)?.[1] ?? '';
  const [needed = ''] = Object.keys(security[0] ?? {});
  const sent = [`    by: ${CALLERS[needed] ?? `'guest' | ${CALLERS.member}`};\n`];
  for (const { in: place, name, required, schema } of parameters)
    sent.push(`    ${keyOf(`${place} ${name}`)}${required ? '' : '?'}: ${declared.typeOf(schema, name)};\n`);
  for (const { schema } of Object.values(requestBody?.content ?? {}))
    sent.push(`    body: ${declared.typeOf(schema, `${hint} sent`)};\n`);
  const given = Object.entries(responses).flatMap(([status, { content = { nothing: {} } }]) =>
    Object.entries(content).map(([type, { schema }]) =>
      status.startsWith('2')
        ? `    ${keyOf(`${status} ${type}`)}: ${schema ? declared.typeOf(schema, hint) : 'null'};\n`
        : '',
    ),
  );
  return `(sent: {\n${sent.join('')}  }) => {\n${given.join('')}  }`;
}

/**
 * Returns the parameters and responses of each API operation as declarations.
 * @param {OpenApi} document @returns {Record<string, string>}
 */
export function callsIn(document) {
  const { paths } = inlined(document);
  const declared = new Declarations();
  const calls = Object.entries(paths)
    .flatMap(([address, operations]) =>
      Object.entries(operations).map(([method, one]) => ({ call: `${method.toUpperCase()} ${address}`, address, one })),
    )
    .sort(({ call }, other) => (call < other.call ? -1 : 1))
    .map(({ call, address, one }) => `  ${keyOf(call)}: ${callOf(declared, address, one)};\n`);
  return { 'calls.d.ts': `${declared.text}export declare const calls: {\n${calls.join('')}};\n` };
}

/** Returns the accepted API declarations, keyed by file name. */
export const acceptedCalls = () => acceptedIn(CALLS_ACCEPTED);

/**
 * Returns a message for each API change that breaks callers built against the accepted version.
 * @param {OpenApi} document @returns {string[]}
 */
export function brokenCalls(document) {
  const [was = '', is = ''] = [acceptedCalls(), callsIn(document)].map((files) => files['calls.d.ts']);
  const program = programOf([BEFORE, AFTER], OPTIONS, { [BEFORE]: was, [AFTER]: is });
  return brokenIn(program, { before: BEFORE, after: AFTER, as: 'the API', side: 'given' });
}
