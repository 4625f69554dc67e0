/**
 * Corrects what a name or a title does to the sentence around it: the second of two full stops, a full stop after a
 * question or exclamation mark, a space before a punctuation mark, and repeated spaces. Leaves three dots alone.
 */
export const joinWords = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/(?<=[!?…])\.(?=\s|$)/gu, '')
    .replace(/ (?=[,.;:!?](?:\s|$))/gu, '');
