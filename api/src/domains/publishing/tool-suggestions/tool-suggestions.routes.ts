import { z } from 'zod';
import type { ApprovedTool, ToolSuggestion } from '@verse/api-contract/api';
import {
  approvedToolSchema,
  toolDecisionSchema,
  toolQueueQuerySchema,
  toolSuggestionRequestSchema,
  toolSuggestionSchema,
} from '@verse/api-contract/publishing/tools.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import {
  byPerson,
  PUBLIC,
  type RateLimits,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import type { StoredSuggestion } from './tool-suggestions.repository';
import type { ToolSuggestionsService } from './tool-suggestions.service';

export interface ToolSuggestionsRoutesDependencies {
  service: ToolSuggestionsService;
  responses: ResponseCache;
  rateLimits: RateLimits;
  limits: { toolSuggestionsPerHour: number };
}

const suggestion = { description: 'The suggestion', schema: toolSuggestionSchema };
const suggestions = { description: 'The suggestions', schema: z.array(toolSuggestionSchema) };

function suggestionView({ authorId, decisions, suggestedAt, ...suggestion }: StoredSuggestion): ToolSuggestion {
  const decision = suggestion.status === 'waiting' ? undefined : decisions.at(-1);
  return {
    ...suggestion,
    reason: decision?.reason ?? null,
    suggestedAt: suggestedAt.toISOString(),
    decidedAt: decision?.at.toISOString() ?? null,
  };
}

const toolView = ({ id, name, url, category, pricing, why }: StoredSuggestion): ApprovedTool => ({
  id,
  name,
  category,
  description: why,
  url,
  tags: ['Suggested by a member'],
  pricing,
});

function memberRoutes({ service, rateLimits, limits }: ToolSuggestionsRoutesDependencies): Route[] {
  const limit = rateLimits({
    name: 'tool-suggestions',
    windowMs: HOUR_MS,
    limit: limits.toolSuggestionsPerHour,
    message: 'That’s a lot of suggestions for an hour. Please wait a while. We kept your text.',
    by: byPerson,
    onlyAccepted: true,
  });
  return [
    route(
      {
        method: 'post',
        path: '/api/tools/suggestions',
        summary: 'Submit a tool for the directory',
        permission: 'tools.suggest',
        limits: [limit],
        body: toolSuggestionRequestSchema,
        responses: { 201: suggestion },
        errors: [400, 401, 403, 409, 413, 415, 429],
      },
      async ({ person, body }) => reply(201, suggestionView(await service.suggest(person, body))),
    ),
    route(
      {
        method: 'get',
        path: '/api/tools/suggestions/mine',
        summary: 'List the caller’s suggestions with their decisions, newest first',
        permission: 'tools.see-own',
        responses: { 200: suggestions },
        errors: [401],
      },
      async ({ person }) => reply(200, (await service.own(person)).map(suggestionView)),
    ),
  ];
}

const staffRoutes = ({ service }: ToolSuggestionsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/tools/suggestions',
      summary: 'List the suggestions that wait for a decision, oldest first',
      permission: 'tools.moderate',
      query: toolQueueQuerySchema,
      responses: { 200: suggestions },
      errors: [400, 401, 403],
    },
    async ({ query }) => reply(200, (await service.queue(query.status)).map(suggestionView)),
  ),
  route(
    {
      method: 'patch',
      path: '/api/tools/suggestions/:id',
      summary: 'Approve a suggestion, decline it with a reason, or undo either',
      permission: 'tools.moderate',
      params: z.object({ id: z.string() }),
      ifMatch: true,
      body: toolDecisionSchema,
      responses: { 200: suggestion },
      errors: [400, 401, 403, 404, 409, 413, 415, 428],
    },
    async ({ person, params, version, body }) =>
      reply(200, suggestionView(await service.decide(person, params.id, version, body))),
  ),
];

export const toolSuggestionsRoutes = (dependencies: ToolSuggestionsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/tools',
      summary: 'List the tools that members suggested and moderators approved, oldest first',
      permission: PUBLIC,
      responses: {
        200: { description: 'The tools', schema: z.array(approvedToolSchema) },
        304: { description: 'Unchanged' },
      },
    },
    () =>
      dependencies.responses.cachedResponse('tools', 'approved', async () => ({
        body: (await dependencies.service.approved()).map(toolView),
      })),
  ),
  ...memberRoutes(dependencies),
  ...staffRoutes(dependencies),
];
