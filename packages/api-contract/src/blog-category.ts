/**
 * Two spellings of one category have the same key: without case, accents
 * and doubled spaces, `Craft`, `craft` and `Čraft` are one.
 */
export const categoryKeyOf = (category: string) =>
  category
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('en');
