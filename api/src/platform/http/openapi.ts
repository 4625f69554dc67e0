import {
  extendZodWithOpenApi,
  OpenApiGeneratorV31,
  OpenAPIRegistry,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { ifMatchSchema } from './if-match';
import { EVERYBODY, schemeOf } from './may';
import { textReply } from './reply';
import { type Answer, type Route, route } from './route';
import type { RouteGroup } from './route-group';

extendZodWithOpenApi(z);

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});

function answer({ description, schema, type = 'application/json' }: Answer) {
  if (schema) return { description, content: { [type]: { schema } } };
  return type === 'application/json' ? { description } : { description, content: { [type]: { schema: z.string() } } };
}

function responses({ answers, refusals = [] }: Route): RouteConfig['responses'] {
  const written: RouteConfig['responses'] = {};
  for (const [status, one] of Object.entries(answers)) written[status] = answer(one);
  for (const status of refusals) written[String(status)] = problem('Refused; the body says why.');
  written.default = problem('Refused or failed; the body says why.');
  return written;
}

/** Converts `/api/blogs/:id` of Express to `/api/blogs/{id}` of OpenAPI. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function routeConfig(feature: RouteGroup, one: Route): RouteConfig {
  const { method, path, summary, may, query, params, body } = one;
  const bodyType = one.form ? 'multipart/form-data' : 'application/json';
  const headers = one.ifMatch ? ifMatchSchema : one.headers;
  return {
    method,
    path: openApiPath(path),
    summary,
    tags: [feature.name],
    security: may === EVERYBODY ? [] : [{ [schemeOf(may)]: [] }],
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
  for (const feature of features)
    for (const one of feature.routes) if (!one.isInternal) registry.registerPath(routeConfig(feature, one));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Creativity Verse',
      version: '1',
      description: 'Every call of the site. Refusals are RFC 9457 problem details.',
    },
    servers: [{ url: publicOrigin }],
  });
}

/** Serves `GET /openapi.json`, generated from the routes of all features, including this one. */
export function createOpenApiFeature(others: readonly RouteGroup[], publicOrigin: string): RouteGroup {
  const spec = {
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    may: EVERYBODY,
    answers: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({ openapi: z.string() }) } },
  } as const;
  const feature: RouteGroup = {
    name: 'documentation',
    // Generated on the first request: it costs more than all the rest of a start.
    routes: [route(spec, () => textReply('application/json', (body ??= written())))],
  };
  const written = () => JSON.stringify(document([...others, feature], publicOrigin));
  let body: string | undefined;
  return feature;
}
