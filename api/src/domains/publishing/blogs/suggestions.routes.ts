import { z } from 'zod';
import { newSuggestionSchema, suggestionDecisionsSchema } from '@verse/api-contract/publishing/blog-suggestions.schema';
import { type Route, route } from '../../../platform/http';
import { conflictResponse, type ManagedPresenter, managedResponse } from './managed-presenter';
import type { SuggestionsService } from './suggestions.service';

interface Dependencies {
  suggestions: SuggestionsService;
  presenter: ManagedPresenter;
  limits: { postBytes: number };
}

const common = {
  path: '/api/blogs/:id/suggestion',
  permission: 'posts.write',
  params: z.object({ id: z.string() }),
  ifMatch: true,
  responses: { 200: managedResponse, 409: conflictResponse },
} as const;

export const suggestionRoutes = ({ suggestions, presenter, limits }: Dependencies): Route[] => [
  route(
    {
      ...common,
      method: 'put',
      summary: 'Submit suggested changes to the text of a post that waits for an editor',
      body: newSuggestionSchema,
      bodyBytes: limits.postBytes,
      errors: [400, 401, 403, 404, 413, 415, 428],
    },
    ({ person, params: { id }, version, body }) =>
      presenter.changeReply(person, suggestions.suggest(person, id, version, body), { content: body.content }),
  ),
  route(
    {
      ...common,
      method: 'patch',
      summary: 'Accept or decline suggested changes',
      body: suggestionDecisionsSchema,
      errors: [400, 401, 403, 404, 413, 415, 428],
    },
    ({ person, params: { id }, version, body }) =>
      presenter.changeReply(person, suggestions.decide(person, id, version, body)),
  ),
  route(
    {
      ...common,
      method: 'delete',
      summary: 'Decline or withdraw all suggested changes',
      errors: [400, 401, 403, 404, 428],
    },
    ({ person, params: { id }, version }) => presenter.changeReply(person, suggestions.remove(person, id, version)),
  ),
];
