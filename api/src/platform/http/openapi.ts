import { extendZodWithOpenApi, OpenAPIRegistry, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { ifMatchSchema } from './if-match';
import { generateWithComponents } from './openapi-components';
import { PUBLIC, securitySchemeFor } from './permission';
import { type ApiDescription, REFERENCE_HEADERS, referencePage } from './reference-page';
import { textReply } from './reply';
import { type ResponseSpec, type Route, route } from './route';
import type { RouteGroup } from './route-group';

extendZodWithOpenApi(z);

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const ERRORS = {
  Error: problem('Error; the body explains it.'),
  OtherError: problem('Any other error; the body explains it.'),
};
const errorReference = (name: keyof typeof ERRORS) => ({ $ref: `#/components/responses/${name}` });

function answer({ description, schema, type = 'application/json' }: ResponseSpec) {
  if (schema) return { description, content: { [type]: { schema } } };
  return type === 'application/json' ? { description } : { description, content: { [type]: { schema: z.string() } } };
}

function responses({ responses, errors = [] }: Route): RouteConfig['responses'] {
  const written: RouteConfig['responses'] = {};
  for (const [status, one] of Object.entries(responses)) written[status] = answer(one);
  for (const status of errors) written[String(status)] = errorReference('Error');
  written.default = errorReference('OtherError');
  return written;
}

/** Converts an Express path such as `/api/blogs/:id` to its OpenAPI form, `/api/blogs/{id}`. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function routeConfig(feature: RouteGroup, one: Route): RouteConfig {
  const { method, path, summary, permission, query, params, body } = one;
  const bodyType = one.form ? 'multipart/form-data' : 'application/json';
  const headers = one.ifMatch ? ifMatchSchema : one.headers;
  return {
    method,
    path: openApiPath(path),
    summary,
    tags: [feature.name],
    security: permission === PUBLIC ? [] : [{ [securitySchemeFor(permission)]: [] }],
    request: {
      query,
      params,
      headers,
      ...(body ? { body: { required: true, content: { [bodyType]: { schema: body } } } } : {}),
    },
    responses: responses(one),
  };
}

function document(features: readonly RouteGroup[], publicOrigin: string): object {
  const registry = new OpenAPIRegistry();
  for (const access of ['member', 'publisher', 'staff'])
    registry.registerComponent('securitySchemes', access, {
      type: 'apiKey',
      in: 'cookie',
      name: 'verse.session_token',
    });
  for (const [name, error] of Object.entries(ERRORS)) registry.registerComponent('responses', name, error);
  for (const feature of features)
    for (const one of feature.routes) if (!one.isInternal) registry.registerPath(routeConfig(feature, one));
  return generateWithComponents(registry, {
    openapi: '3.1.0',
    info: {
      title: 'Creativity Verse',
      version: '1',
      description: 'Every call of the site. Errors are RFC 9457 problem details.',
    },
    servers: [{ url: publicOrigin }],
  });
}

const DOCUMENT = {
  method: 'get',
  path: '/openapi.json',
  summary: 'Get the OpenAPI document',
  permission: PUBLIC,
  responses: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({ openapi: z.string() }) } },
} as const;

const PAGE = {
  method: 'get',
  path: '/api/docs',
  summary: 'Get the API documentation as a page',
  isInternal: true,
  permission: PUBLIC,
  responses: { 200: { description: 'A page', type: 'text/html' } },
} as const;

/**
 * Serves `GET /openapi.json`, generated from the routes of all features including this one. If `isPageOn` is true, also
 * serves a page at `GET /api/docs`.
 */
export function createOpenApiFeature(
  others: readonly RouteGroup[],
  { publicOrigin, isPageOn }: { publicOrigin: string; isPageOn: boolean },
): RouteGroup {
  let written: ApiDescription | undefined;
  // Generated on the first request, because generating it takes longer than the rest of the startup.
  const description = () => (written ??= document([...others, feature], publicOrigin) as ApiDescription);
  let json: string | undefined;
  let page: string | undefined;
  const feature: RouteGroup = {
    name: 'documentation',
    routes: [
      route(DOCUMENT, () => textReply('application/json', (json ??= JSON.stringify(description())))),
      ...(isPageOn
        ? [
            route(PAGE, () =>
              textReply('html', (page ??= referencePage(description())), { headers: REFERENCE_HEADERS }),
            ),
          ]
        : []),
    ],
  };
  return feature;
}
