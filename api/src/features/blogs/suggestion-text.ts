import { applyChanges } from '@verse/api-contract/suggested-changes';
import type { BlogPost, StoredSuggestion } from './blog-post';

/** The text that editors read: of the revision where there is one. */
export const textUnderReview = ({ content, revision }: BlogPost): string => revision?.content ?? content;

/** The text with the changes that the author has taken. */
export const textOfDecisions = ({ base, changes }: Pick<StoredSuggestion, 'base' | 'changes'>): string =>
  applyChanges(
    base,
    changes.filter(({ decision }) => decision === 'taken'),
  );

/** Whether the text was changed otherwise than by decisions about the suggestion. */
export const isOutdated = (post: BlogPost, suggestion: StoredSuggestion): boolean =>
  textUnderReview(post) !== textOfDecisions(suggestion);
