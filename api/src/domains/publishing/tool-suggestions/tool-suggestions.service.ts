import type { ToolDecision, ToolSuggestionRequest } from '@verse/api-contract/api';
import { isListed, LISTED_ALREADY } from '@verse/api-contract/publishing/listed-tools';
import { addressOf } from '@verse/contract/addresses';
import type { AuditLog } from '../../../platform/audit';
import type { ContentEvents } from '../../../platform/events';
import { AppError, type Person } from '../../../platform/http';
import type { Quota } from '../../../platform/quotas';
import { createId } from '../../../store';
import type { StoredSuggestion, SuggestionStatus, ToolSuggestionRepository } from './tool-suggestions.repository';

export interface ToolSuggestionsServiceDependencies {
  suggestions: ToolSuggestionRepository;
  events: Pick<ContentEvents, 'changed'>;
  audit: Pick<AuditLog, 'record'>;
  reserve: Quota;
  notifyAuthor: (suggestion: StoredSuggestion) => Promise<void>;
  now: () => Date;
}

function conflict(message: string): AppError {
  return new AppError('conflict', message, { fields: { url: message } });
}

/** Invalidates the pages that list approved tools. */
const CHANGE = { areas: ['tools'], paths: [addressOf('resources')] };

export type ToolSuggestionsService = ReturnType<typeof createToolSuggestionsService>;

export function createToolSuggestionsService({
  suggestions,
  events,
  audit,
  reserve,
  notifyAuthor,
  now,
}: ToolSuggestionsServiceDependencies) {
  return {
    async suggest(person: Person, request: ToolSuggestionRequest): Promise<StoredSuggestion> {
      if (isListed(request.url)) throw conflict(LISTED_ALREADY);
      await reserve(person.id);
      const suggestion: StoredSuggestion = {
        ...request,
        id: createId(),
        authorId: person.id,
        status: 'waiting',
        version: 1,
        suggestedAt: now(),
        decisions: [],
      };
      if (await suggestions.insert(suggestion)) return suggestion;
      throw conflict('Someone was quicker: this tool is already listed or in review.');
    },

    approved: () => suggestions.listByStatus('approved'),
    queue: (status: SuggestionStatus) => suggestions.listByStatus(status),
    own: (person: Person) => suggestions.listOf(person.id),

    async decide(person: Person, id: string, version: number, decision: ToolDecision): Promise<StoredSuggestion> {
      const before = await suggestions.find(id);
      if (!before) throw new AppError('not-found', 'There is no such suggestion.');
      const reason = decision.status === 'declined' ? decision.reason : null;
      const after =
        before.version === version
          ? await suggestions.decide(before, { by: person.id, at: now(), status: decision.status, reason })
          : undefined;
      if (after === 'taken')
        throw new AppError('conflict', 'Someone suggested the same tool again. Decide on that one instead.');
      if (!after) throw new AppError('conflict', 'Someone else just decided on this. Nothing changed.');
      // Pages are invalidated first, so that a withdrawn tool disappears even if a later step fails.
      if (before.status === 'approved' || after.status === 'approved') await events.changed(CHANGE);
      await audit.record(person.id, `tool: ${after.status}`, id);
      if (person.id !== after.authorId) await notifyAuthor(after);
      return after;
    },
  };
}
