import { trimText } from './text';

/** A category as lists show it. Earlier releases took names of which nothing can be seen. */
export const shownCategory = (category: string) => trimText(category) || 'Other';

/**
 * Two spellings of one category have the same key: without case, accents, doubled
 * spaces and what cannot be seen, `Craft`, `craft` and `Čraft` are one.
 */
export const categoryKeyOf = (category: string) =>
  shownCategory(category)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('en');
