import { foldText } from './fold-text';
import { trimText } from './text';

/** A category as lists show it. Earlier releases took names of which nothing can be seen. */
export const shownCategory = (category = '') => trimText(category) || 'Other';

/**
 * Two spellings of one category have the same key: `Craft`, `craft` and `Čraft` are one, and so
 * are doubled spaces. Those of which nothing can be seen have the key of {@link shownCategory}.
 */
export const categoryKeyOf = (category: string) =>
  foldText(category)
    .replace(/[\s\u2800]+/g, ' ')
    .trim() || 'other';
