import { OpenApiGeneratorV31, type OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import * as contract from '@verse/api-contract/all.schema';

/** A JSON Schema object, or any part of one. */
type Node = Record<string, unknown>;

type Configuration = Parameters<OpenApiGeneratorV31['generateDocument']>[0];
type Document = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** Key that carries a schema's name through generation. The served document does not contain it. */
const MARK = 'x-schema';

/** Names the schemas of the API contract: `blogPageSchema` becomes `BlogPage`. */
const SCHEMAS = new Map<string, z.ZodType>(
  Object.entries(contract).flatMap(([key, schema]) =>
    key.endsWith('Schema') && schema instanceof z.ZodType
      ? [[key.charAt(0).toUpperCase() + key.slice(1, -'Schema'.length), schema] as const]
      : [],
  ),
);

/** Path that exists only during generation. Its response lists every schema of the API contract. */
const ALL = '/all-schemas';

function registerAll(registry: OpenAPIRegistry): void {
  for (const [name, schema] of SCHEMAS) z.globalRegistry.add(schema, { ...schema.meta(), [MARK]: name });
  const content = Object.fromEntries([...SCHEMAS].map(([name, schema]) => [name, { schema }]));
  registry.registerPath({ method: 'get', path: ALL, responses: { 200: { description: '', content } } });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns `form` as the generator writes it where null is allowed as well. */
function nullableForm({ type, anyOf, oneOf, ...rest }: Node): Node {
  const orNull = (parts: unknown) => (Array.isArray(parts) ? [...(parts as unknown[]), { type: 'null' }] : undefined);
  return {
    ...(type === undefined ? {} : { type: [type, 'null'].flat() }),
    ...(anyOf === undefined ? {} : { anyOf: orNull(anyOf) }),
    ...(oneOf === undefined ? {} : { oneOf: orNull(oneOf) }),
    ...rest,
  };
}

/** Returns the keys that `node` has in addition to those of `form`, or undefined if it differs from `form`. */
function additions(node: Node, form: Node): Node | undefined {
  if (Object.entries(form).some(([key, value]) => !isSame(node[key], value))) return undefined;
  return Object.fromEntries(Object.entries(node).filter(([key]) => !Object.hasOwn(form, key)));
}

/** Replaces a marked node by a reference to its component, unless the two differ in more than a default. */
function reference(node: Node, forms: Record<string, unknown>): Node | undefined {
  const name = node[MARK];
  const form = typeof name === 'string' ? forms[name] : undefined;
  if (!isNode(form)) return undefined;
  const $ref = `#/components/schemas/${String(name)}`;
  const more = additions(node, form);
  if (more) return { $ref, ...more };
  const moreThanNull = additions(node, nullableForm(form));
  return moreThanNull && { anyOf: [{ $ref }, { type: 'null' }], ...moreThanNull };
}

function referring(value: unknown, forms: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => referring(one, forms));
  if (!isNode(value)) return value;
  return reference(value, forms) ?? referringInside(value, forms);
}

const referringInside = (node: Node, forms: Record<string, unknown>): Node =>
  Object.fromEntries(
    Object.entries(node).flatMap(([key, one]) => (key === MARK ? [] : [[key, referring(one, forms)] as const])),
  );

/** Returns the names of the components that `value` refers to. */
function referencesIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}

/** Returns the schemas to which `parts` refer, including those to which other schemas refer. */
function neededSchemas(parts: unknown, forms: Record<string, unknown>): Record<string, unknown> {
  const needed: Record<string, unknown> = {};
  const pending = referencesIn(parts);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (Object.hasOwn(needed, name)) continue;
    needed[name] = referringInside(forms[name] as Node, forms);
    pending.push(...referencesIn(needed[name]));
  }
  return Object.fromEntries(Object.entries(needed).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Generates the document of all registered routes. Each use of a schema of the API contract is a reference to its
 * component.
 *
 * The generator's own references are not used, because it describes a schema that may be null as the schema and null at
 * once, which no value satisfies.
 */
export function generateWithComponents(registry: OpenAPIRegistry, configuration: Configuration): Document {
  registerAll(registry);
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument(configuration);
  const { [ALL]: all, ...routes } = document.paths ?? {};
  const answer = all?.get?.responses?.['200'] as { content: Record<string, { schema: unknown }> };
  const listed = Object.entries(answer.content).map(([name, { schema }]) => [name, schema]);
  const forms = { ...document.components?.schemas, ...Object.fromEntries(listed) } as Record<string, unknown>;
  const paths = referring(routes, forms) as Document['paths'];
  const schemas = neededSchemas([paths, document.components?.responses], forms);
  return { ...document, paths, components: { ...document.components, schemas } } as Document;
}
