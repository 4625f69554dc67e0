import { applyChanges } from '@verse/api-contract/suggested-changes';
import type { BlogPost, StoredSuggestion } from './blog-post';

/** Returns the text under review: that of the revision, if there is one. */
export const textUnderReview = ({ content, revision }: BlogPost): string => revision?.content ?? content;

/** Returns the base text with the changes that the author has taken. */
export const textOfDecisions = ({ base, changes }: Pick<StoredSuggestion, 'base' | 'changes'>): string =>
  applyChanges(
    base,
    changes.filter(({ decision }) => decision === 'taken'),
  );

/** Whether the text was changed by anything but decisions about the suggestion. */
export const isOutdated = (post: BlogPost, suggestion: StoredSuggestion): boolean =>
  textUnderReview(post) !== textOfDecisions(suggestion);
