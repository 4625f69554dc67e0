/** @typedef {Record<string, any>} Schema JSON Schema, as OpenAPI 3.1 uses it */
/** @typedef {Record<string, Record<string, Schema>>} SchemaTree */
/** @typedef {{ paths: SchemaTree, components?: SchemaTree }} OpenApi */

/** @param {unknown} value @returns {value is Schema} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {Schema} schema a schema and null, as `anyOf` of both @returns {Schema} */
function withNull({ anyOf: [schema], ...rest }) {
  const { type, anyOf, ...others } = schema;
  if (anyOf) return { anyOf: [...anyOf, { type: 'null' }], ...others, ...rest };
  return { ...(type ? { type: [type, 'null'].flat() } : {}), ...others, ...rest };
}

/** @param {Schema} node */
const isNullableReference = ({ anyOf }) =>
  anyOf?.length === 2 && anyOf[0].$ref !== undefined && anyOf[1].type === 'null';

/**
 * Returns the operations of an OpenAPI document with each reference replaced by its component, so that operations can
 * be compared whatever is a component. A component that refers to itself keeps its references.
 * @param {OpenApi} document @returns {OpenApi}
 */
export function inlined({ paths, components = {} }) {
  /** @param {unknown} value @param {string[]} within @returns {any} */
  const inline = (value, within) => {
    if (Array.isArray(value)) return value.map((one) => inline(one, within));
    if (!isObject(value)) return value;
    if (isNullableReference(value)) return withNull({ ...value, anyOf: inline(value.anyOf, within) });
    const { $ref, ...node } = value;
    const rest = Object.fromEntries(Object.entries(node).map(([key, one]) => [key, inline(one, within)]));
    if ($ref === undefined) return rest;
    const [, , kind, name] = $ref.split('/');
    const component = components[kind]?.[name];
    if (isRecursive($ref, component) || within.includes($ref)) return { $ref, ...rest };
    return { ...inline(component, [...within, $ref]), ...rest };
  };
  return { paths: inline(paths, []) };
}

/** @param {string} $ref @param {unknown} component */
const isRecursive = ($ref, component) => JSON.stringify(component ?? null).includes(JSON.stringify($ref));
