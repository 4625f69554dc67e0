import { applyChanges } from '@verse/api-contract/publishing/suggested-changes';
import type { BlogPost, StoredSuggestion } from './blog-post';

/** Returns the text under review: the revision's text if there is one, otherwise the post's. */
export const textUnderReview = ({ content, revision }: BlogPost): string => revision?.content ?? content;

/** Returns the base text with the changes accepted by the author. */
export const textOfDecisions = ({ base, changes }: Pick<StoredSuggestion, 'base' | 'changes'>): string =>
  applyChanges(
    base,
    changes.filter(({ decision }) => decision === 'taken'),
  );

/** Whether the text has been changed other than by decisions on the suggestion. */
export const isOutdated = (post: BlogPost, suggestion: StoredSuggestion): boolean =>
  textUnderReview(post) !== textOfDecisions(suggestion);
