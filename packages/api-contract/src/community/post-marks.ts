import { foldText } from '../fold-text';

/** A part of a member's text: plain text, a #tag, or an @mention of a member's handle. */
export type PostMark =
  | { text: string; tag?: undefined; handle?: undefined }
  | { text: string; tag: string; handle?: undefined }
  | { text: string; handle: string; tag?: undefined };

/** Limits per text. Any further tags and mentions remain plain text. `tag` is in characters. */
export const MARK_LIMITS = { tags: 10, mentions: 10, tag: 50 } as const;

/** Tags and mentions must not directly follow a letter or part of a URL. */
const BEFORE = '(?<![\\p{L}\\p{N}\\p{M}_&/#@=.%+~-])';
const TAG = '#(?<tag>[\\p{L}\\p{N}\\p{M}_]+)';
const HANDLE = '@(?<handle>[a-z0-9]+(?:-[a-z0-9]+)*)(?![\\p{L}\\p{N}_@]|\\.[\\p{L}\\p{N}])';
const MARK = new RegExp(`${BEFORE}(?:${TAG}|${HANDLE})`, 'giu');
const HAS_LETTER = /\p{L}/u;
const SHORTEST_HANDLE = 3;
const LONGEST_HANDLE = 30;

/** Returns a tag's key, which ignores case and accents. Used for comparison and in URLs. */
export const toTagKey = (tag: string): string => foldText(tag);

const isTag = (tag: string): boolean => HAS_LETTER.test(tag) && [...tag].length <= MARK_LIMITS.tag;

/**
 * Returns the key of a tag typed into a tag field, with or without `#`.
 *
 * @example
 * toTypedTag('#Lettering') // 'lettering'
 */
export const toTypedTag = (typed: string): string => toTagKey(typed.trim().replace(/^#+/, ''));

/** Reports whether a text is a valid tag key (without `#`). */
export const isTagKey = (tag: string): boolean => /^[\p{L}\p{N}\p{M}_]+$/u.test(tag) && isTag(tag);

/**
 * Splits a member's text into plain text, tags and mentions. Numbers such as `#1` are not tags, and email addresses are
 * not mentions.
 *
 * @example
 * splitMarks('For @ada-paints: #Lettering') // 'For ', @ada-paints, ': ', #Lettering
 */
export function splitMarks(written: string): PostMark[] {
  const parts: PostMark[] = [];
  let end = 0;
  for (const match of written.matchAll(MARK)) {
    const { tag, handle = '' } = match.groups ?? {};
    const isMark = tag === undefined ? handle.length >= SHORTEST_HANDLE && handle.length <= LONGEST_HANDLE : isTag(tag);
    if (!isMark) continue;
    if (match.index > end) parts.push({ text: written.slice(end, match.index) });
    const [text] = match;
    parts.push(tag === undefined ? { text, handle: handle.toLowerCase() } : { text, tag: toTagKey(tag) });
    end = match.index + text.length;
  }
  if (end < written.length) parts.push({ text: written.slice(end) });
  return parts;
}

/** Returns a text's distinct tags. */
export const tagsIn = (written: string): string[] =>
  [...new Set(splitMarks(written).flatMap(({ tag }) => tag ?? []))].slice(0, MARK_LIMITS.tags);

/** Returns the distinct handles mentioned in a text. */
export const mentionsIn = (written: string): string[] =>
  [...new Set(splitMarks(written).flatMap(({ handle }) => handle ?? []))].slice(0, MARK_LIMITS.mentions);
