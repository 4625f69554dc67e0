import { createHash } from 'node:crypto';

interface Body {
  content?: Record<string, { schema?: object }>;
}

type Answer = (Body & { description: string }) | { $ref: string };

interface Operation {
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { in: string; name: string; required?: boolean; schema?: object }[];
  requestBody?: Body;
  responses: Record<string, Answer>;
}

export interface ApiDescription {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Body & { description: string }> };
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; }
details { border-block-start: 1px solid; padding-block: .5rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; }
th, td { padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top; }
`;

/** Response headers that allow no scripts and only the page's own stylesheet. */
export const REFERENCE_HEADERS = {
  'Content-Security-Policy':
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const linked = (text: string) =>
  text.replace(/#\/components\/schemas\/(\w+)/g, (_, name: string) => `<a href="#schema-${name}">${name}</a>`);

const schemaText = (schema: object, indentation?: number) => linked(escape(JSON.stringify(schema, null, indentation)));

const schemaBlock = (schema: object | undefined) => (schema ? `<pre tabindex="0">${schemaText(schema, 2)}</pre>` : '');

const bodyBlock = ({ content = {} }: Body) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escape(type)}</code></p>${schemaBlock(schema)}`)
    .join('');

function parameterTable(parameters: Operation['parameters'] = []) {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ in: place, name, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(place)}${required ? ', required' : ''}</td>` +
      `<td><code>${schemaText(schema ?? {})}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table><tr><th>Name</th><th>In</th><th>Schema</th></tr>${rows.join('')}</table>`;
}

function accessText(security: Operation['security'] = []) {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  return schemes.length > 0 ? `Requires the session of a ${schemes.join(' or ')}.` : 'Public.';
}

function answerBlock(status: string, answer: Answer, { responses }: ApiDescription['components']) {
  const response = '$ref' in answer ? responses[answer.$ref.split('/').at(-1)!]! : answer;
  return `<h4>${escape(status)}: ${escape(response.description)}</h4>${bodyBlock(response)}`;
}

function operationBlock(path: string, method: string, operation: Operation, components: ApiDescription['components']) {
  const { summary = '', security, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, answer]) => answerBlock(status, answer, components));
  return (
    `<details><summary><code>${method.toUpperCase()} ${escape(path)}</code> ${escape(summary)}</summary>` +
    `<p>${accessText(security)}</p>${parameterTable(parameters)}` +
    `${requestBody ? `<h4>Request body</h4>${bodyBlock(requestBody)}` : ''}${answers.join('')}</details>`
  );
}

/** Renders the OpenAPI document as a script-free page, grouped by feature. */
export function referencePage({ info, paths, components }: ApiDescription): string {
  const byFeature = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [feature = 'other'] = operation.tags ?? [];
      byFeature.set(feature, [...(byFeature.get(feature) ?? []), operationBlock(path, method, operation, components)]);
    }
  const names = [...byFeature.keys()].toSorted();
  const links = [...names, 'schemas'].map((name) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`);
  const sections = names.map(
    (name) =>
      `<section aria-labelledby="${escape(name)}"><h2 id="${escape(name)}">${escape(name)}</h2>` +
      `${(byFeature.get(name) ?? []).join('')}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary>${schemaBlock(schema)}</details>`,
  );
  const title = `${escape(info.title)} API ${escape(info.version)}`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escape(info.description ?? '')} ` +
    `As data: <a href="/openapi.json">openapi.json</a>.</p>` +
    `<nav aria-label="Features"><ul>${links.join('')}</ul></nav>${sections.join('')}` +
    `<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main></body></html>`
  );
}
