import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { WORKSPACE_ROOT } from '../workspace.mjs';

/** @typedef {import('./inlined.mjs').Schema} Schema */
/** @typedef {import('./inlined.mjs').OpenApi} OpenApi */

/** The generated types. They are committed, so that a new checkout compiles without a build of the API. */
export const API_TYPES = path.join(WORKSPACE_ROOT, 'packages/api-contract/src/api.ts');

const HEAD = '// Generated from the OpenAPI document by `npm run contract`. Do not edit.\n\n';

/** Limits, texts and defaults, which types cannot express. */
const NOT_TYPES = new Set(['summary', 'tags', 'security', 'default', 'pattern', 'format', 'servers', 'info']);

/**
 * @param {any} value
 * @param {boolean} isNames whether the keys of `value` are names instead of keywords
 * @returns {any}
 */
function typesOnly(value, isNames = false) {
  if (Array.isArray(value)) return value.map((one) => typesOnly(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !NOT_TYPES.has(key))
      .map(([key, one]) => [key, typesOnly(one, !isNames && (key === 'properties' || key === 'schemas'))]),
  );
}

/** Omits error responses: every call rejects with the same error type. @param {OpenApi} document */
function successesOnly({ paths, components = {} }) {
  const operationOf = (/** @type {Schema} */ operation) => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))),
  });
  const pathOf = (/** @type {Record<string, Schema>} */ operations) =>
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, operationOf(operation)]));
  const byName = (/** @type {[string, unknown]} */ [one], /** @type {[string, unknown]} */ [other]) =>
    one < other ? -1 : 1;
  return {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: Object.fromEntries(
      Object.entries(paths)
        .sort(byName)
        .map(([path, operations]) => [path, pathOf(operations)]),
    ),
    components: { schemas: components.schemas ?? {} },
  };
}

/** Removes members that say that something is absent. @param {string} text */
const withoutAbsent = (text) =>
  text
    .replace(/^ +\w+\?: never;\n/gm, '')
    .replace(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '')
    .replace(/^ +parameters: \{\n +\};\n/gm, '')
    .replace(/\{\n\s+\}/g, '{}')
    .replace(/^export (?:type (?:\$defs|operations|webhooks)\b|interface webhooks).*\n/gm, '')
    .replace(/^ {4,}/gm, (indentation) => ' '.repeat(indentation.length / 2));

/**
 * Returns a TypeScript module with the types of all calls in `paths`, and one type for each named schema.
 * @param {OpenApi} document
 */
export async function apiTypes(document) {
  const nodes = await openapiTS(typesOnly(successesOnly(document)), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return HEAD + withoutAbsent(astToString(nodes, { formatOptions: { removeComments: true } }));
}
