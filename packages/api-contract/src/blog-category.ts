import { foldText } from './fold-text';
import { trimText } from './text';

/** A category as lists show it. Earlier releases accepted invisible names. */
export const shownCategory = (category = '') => trimText(category) || 'Other';

/**
 * Two spellings of one category have the same key: `Craft`, `craft` and `Čraft` are equal, and so are doubled spaces.
 * Invisible ones have the key of {@link shownCategory}.
 */
export const categoryKeyOf = (category: string) =>
  foldText(category)
    .replace(/[\s\u2800]+/g, ' ')
    .trim() || 'other';
