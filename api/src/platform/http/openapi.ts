import { OpenAPIRegistry, OpenApiGeneratorV31, extendZodWithOpenApi, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { Router } from 'express';
import { z } from 'zod';
import { problemSchema } from '@verse/api-contract';
import type { Answer, Feature, Operation } from './operation';

extendZodWithOpenApi(z);

const problem = (description: string) => ({ description, content: { 'application/problem+json': { schema: problemSchema } } });

function answer({ description, schema, type = 'application/json' }: Answer) {
  if (schema) return { description, content: { [type]: { schema } } };
  return type === 'application/json' ? { description } : { description, content: { [type]: { schema: z.string() } } };
}

function responses({ answers, refusals = [] }: Operation): RouteConfig['responses'] {
  const written: RouteConfig['responses'] = {};
  for (const [status, one] of Object.entries(answers)) written[status] = answer(one);
  for (const status of refusals) written[String(status)] = problem('Refused; the body says why.');
  written.default = problem('Refused or failed; the body says why.');
  return written;
}

/** Express writes `/api/blogs/:id`, OpenAPI `/api/blogs/{id}`. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function routeConfig(feature: Feature, operation: Operation): RouteConfig {
  const { method, path, summary, access, query, params, headers, body, bodyType = 'application/json' } = operation;
  return {
    method,
    path: openApiPath(path),
    summary,
    tags: [feature.name],
    security: access === 'public' ? [] : [{ [access]: [] }],
    request: { query, params, headers, ...(body ? { body: { required: true, content: { [bodyType]: { schema: body } } } } : {}) },
    responses: responses(operation),
  };
}

function document(features: readonly Feature[], publicOrigin: string): object {
  const registry = new OpenAPIRegistry();
  for (const access of ['member', 'publisher', 'staff']) registry.registerComponent('securitySchemes', access, { type: 'apiKey', in: 'cookie', name: 'verse.session_token' });
  for (const feature of features) for (const operation of feature.operations) registry.registerPath(routeConfig(feature, operation));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Creativity Verse', version: '1', description: 'Every call of the site. Refusals are RFC 9457 problem details.' },
    servers: [{ url: publicOrigin }],
  });
}

/** `GET /openapi.json`, written from the operations of all features, this one included. */
export function createOpenApiFeature(others: readonly Feature[], publicOrigin: string): Feature {
  const router = Router();
  const feature: Feature = {
    name: 'documentation',
    router,
    operations: [
      { method: 'get', path: '/openapi.json', summary: 'This document', access: 'public', answers: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({ openapi: z.string() }) } } },
    ],
  };
  const body = JSON.stringify(document([...others, feature], publicOrigin));
  router.get('/openapi.json', (_request, response) => {
    response.type('application/json').send(body);
  });
  return feature;
}
