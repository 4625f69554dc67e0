import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { decisionMail, suggestionNotifications, tellerOf, type ToolSuggestionsNeeds } from './decision-mail';
import { createToolSuggestionRepository } from './tool-suggestions.repository';
import { toolSuggestionsRoutes } from './tool-suggestions.routes';
import { createToolSuggestionsService } from './tool-suggestions.service';

const WAITING = {
  most: 20,
  message: 'You have 20 suggestions waiting for review. You can suggest more once some of them are reviewed.',
};

/** Members suggest tools, moderators decide, and what they approve is in the directory. */
export async function createToolSuggestionsFeature(platform: Platform, needs: ToolSuggestionsNeeds): Promise<Feature> {
  const { db, config, quotas } = platform;
  const suggestions = await createToolSuggestionRepository(db);
  const service = createToolSuggestionsService({
    ...platform,
    suggestions,
    tellAuthor: tellerOf(needs),
    reserve: quotas.create({ name: 'tool-suggestions', ...WAITING, count: suggestions.countWaiting }),
  });
  return {
    name: 'tool-suggestions',
    routes: toolSuggestionsRoutes({ ...platform, service, limits: config.limits }),
    personalContent: [
      // Who decided about them is not theirs to take along.
      {
        name: 'toolSuggestions',
        export: async (userId) => (await suggestions.listOf(userId)).map(({ decisions: _, ...own }) => own),
        erase: (userId) => suggestions.forget(userId),
      },
    ],
    mails: [decisionMail(config.publicOrigin)],
    notifications: [suggestionNotifications(suggestions)],
  };
}
