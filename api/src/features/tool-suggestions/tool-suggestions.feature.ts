import { Router } from 'express';
import type { ApprovedTool, ToolSuggestion } from '@verse/api-contract/tools';
import { identify, jsonBody, personOf, validated, versionOf, type Authenticate, type CachedBodies, type Feature, type RateLimits } from '../../platform/http';
import type { StoredSuggestion } from './tool-suggestions.repository';
import { toolDecisionSchema, toolOperations, toolQueueQuerySchema, toolSuggestionRequestSchema } from './tool-suggestions.schema';
import { createToolSuggestionsService, type ToolSuggestionsServiceDependencies } from './tool-suggestions.service';

export interface ToolSuggestionsDependencies extends ToolSuggestionsServiceDependencies {
  authenticate: Authenticate;
  bodies: CachedBodies;
  rateLimits: RateLimits;
  limits: { jsonBytes: number; toolSuggestionsPerHour: number };
}

function suggestionView({ id, name, url, category, pricing, why, status, version, suggestedAt, decisions }: StoredSuggestion): ToolSuggestion {
  const last = decisions.at(-1);
  const isDecided = status !== 'waiting';
  return {
    id, name, url, category, pricing, why, status, version,
    reason: isDecided ? (last?.reason ?? null) : null,
    suggestedAt: suggestedAt.toISOString(),
    decidedAt: isDecided ? (last?.at.toISOString() ?? null) : null,
  };
}

const toolView = ({ id, name, url, category, pricing, why }: StoredSuggestion): ApprovedTool => ({ id, name, category, description: why, url, tags: ['Suggested by a member'], pricing });

/** Members suggest tools, moderators decide, and what they approve is in the directory. */
export function createToolSuggestionsFeature(dependencies: ToolSuggestionsDependencies): Feature {
  const { authenticate, bodies, rateLimits, limits } = dependencies;
  const service = createToolSuggestionsService(dependencies);
  const router = Router();
  const identified = identify(authenticate);
  const limit = rateLimits({
    name: 'tool-suggestions',
    windowMs: 3_600_000,
    limit: limits.toolSuggestionsPerHour,
    message: 'That was a lot of suggestions in an hour. Please wait a while; your text is kept.',
    by: (request) => personOf(request.res!).id,
    onlyAccepted: true,
  });

  router.get('/api/tools', (request, response) => bodies.send(request, response, 'tools', 'approved', async () => ({ body: (await service.approved()).map(toolView) })));

  router.post('/api/tools/suggestions', identified, limit, jsonBody(limits.jsonBytes), async (request, response) => {
    const suggestion = await service.suggest(personOf(response), validated(toolSuggestionRequestSchema, request.body));
    response.status(201).json(suggestionView(suggestion));
  });

  router.get('/api/tools/suggestions/mine', identified, async (_request, response) => {
    response.json((await service.own(personOf(response))).map(suggestionView));
  });

  router.get('/api/tools/suggestions', identified, async (request, response) => {
    const { status } = validated(toolQueueQuerySchema, request.query);
    response.json((await service.queue(status)).map(suggestionView));
  });

  router.patch('/api/tools/suggestions/:id', identified, jsonBody(limits.jsonBytes), async (request, response) => {
    const decision = validated(toolDecisionSchema, request.body);
    response.json(suggestionView(await service.decide(personOf(response), String(request.params.id), versionOf(request), decision)));
  });

  return { name: 'tool-suggestions', router, operations: toolOperations };
}
