import { isTagKey, toTypedTag } from './post-marks';

export const TAG_MESSAGES = {
  wrong: 'A tag has letters, digits and _ only, such as #lettering.',
  tooMany: (most: number) => `At most ${most} tags.`,
} as const;

/**
 * Splits the text of a tag field at spaces, commas and `#`.
 *
 * @example
 * splitTags('#lettering, signs') // ['#lettering', 'signs']
 */
export const splitTags = (text: string): string[] =>
  text
    .split(/[\s,]+|(?=#)/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the distinct tag keys in the text of a tag field. They may be invalid. */
export const readTags = (text: string): string[] => [...new Set(splitTags(text).map(toTypedTag))];

/** Formats tags as the text of a tag field. */
export const joinTags = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ');

/** Validates the text of a tag field by the server's rules; returns undefined if it is valid. */
export function findTagsError(text: string, most: number): string | undefined {
  const tags = readTags(text);
  if (!tags.every(isTagKey)) return TAG_MESSAGES.wrong;
  return tags.length > most ? TAG_MESSAGES.tooMany(most) : undefined;
}
