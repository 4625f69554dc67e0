import { foldText } from './fold-text';
import { trimText } from './text';

/** Returns a category as lists show it. Earlier releases accepted invisible names. */
export const shownCategory = (category = '') => trimText(category) || 'Other';

/**
 * Returns a key that all spellings of a category share: `Craft`, `craft` and `Čraft` are equal, and so are doubled
 * spaces. Invisible names have the key of {@link shownCategory}.
 */
export const categoryKeyOf = (category: string) =>
  foldText(category)
    .replace(/[\s\u2800]+/g, ' ')
    .trim() || 'other';
