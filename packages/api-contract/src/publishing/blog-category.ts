import { foldText } from '../fold-text';
import { trimText } from '../text';

/**
 * Returns a category as displayed in lists. Some earlier releases accepted names without visible characters; these are
 * displayed as `Other`.
 */
export const shownCategory = (category = '') => trimText(category) || 'Other';

/**
 * Returns a category's key, which ignores case, accents and repeated spaces: `Craft`, `craft` and `Čraft` share one
 * key. A name without visible characters has the same key as `Other`; see {@link shownCategory}.
 */
export const categoryKeyOf = (category: string) =>
  foldText(category)
    .replace(/[\s\u2800]+/g, ' ')
    .trim() || 'other';
