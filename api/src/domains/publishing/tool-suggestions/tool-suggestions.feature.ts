import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createAuthorNotifier, decisionMail, suggestionNotifications } from './decision-mail';
import { createToolSuggestionRepository } from './tool-suggestions.repository';
import { toolSuggestionsRoutes } from './tool-suggestions.routes';
import { createToolSuggestionsService } from './tool-suggestions.service';

const WAITING = {
  most: 20,
  message: 'You have 20 suggestions waiting for review. You can suggest more once some of them are reviewed.',
};

/** Members suggest tools, and moderators decide which suggestions are listed in the directory. */
export async function createToolSuggestionsFeature(platform: Platform): Promise<Feature> {
  const { db, config, quotas } = platform;
  const suggestions = await createToolSuggestionRepository(db);
  const service = createToolSuggestionsService({
    ...platform,
    suggestions,
    notifyAuthor: createAuthorNotifier({ ...platform.accounts, ...platform.notifications }),
    reserve: quotas.create({ name: 'tool-suggestions', ...WAITING, count: suggestions.countWaiting }),
  });
  return {
    name: 'tool-suggestions',
    routes: toolSuggestionsRoutes({ ...platform, service, limits: config.limits }),
    personalData: [
      // Omits the decisions, because they name the moderators.
      {
        name: 'toolSuggestions',
        export: async (userId) => (await suggestions.listOf(userId)).map(({ decisions: _, ...own }) => own),
        erase: (userId) => suggestions.forget(userId),
      },
    ],
    mails: [decisionMail(config.publicOrigin)],
    notifications: [suggestionNotifications(suggestions)],
    workQueues: [
      { desk: 'tool-suggestions', count: suggestions.countUndecided, oldest: suggestions.findOldest, promised: null },
    ],
  };
}
