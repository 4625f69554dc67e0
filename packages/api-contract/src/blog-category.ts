import { foldText } from './fold-text';
import { trimText } from './text';

/** Returns a category as lists show it; `Other` for invisible names of earlier releases. */
export const shownCategory = (category = '') => trimText(category) || 'Other';

/**
 * Returns the key of a category, the same for `Craft`, `craft` and `Čraft`, and for doubled spaces. Invisible names
 * have the key of {@link shownCategory}.
 */
export const categoryKeyOf = (category: string) =>
  foldText(category)
    .replace(/[\s\u2800]+/g, ' ')
    .trim() || 'other';
