/** Rules for a text field: its label in error messages, and its maximum length in characters. */
export interface TextRule {
  label: string;
  max: number;
}

export const TEXT_MESSAGES = {
  missing: (label: string) => `${label} is required.`,
  tooLong: (label: string, max: number) => `${label} may have at most ${max} characters.`,
} as const;

/**
 * Validates a form's text fields before submission and returns the errors in the server's wording. Leading and trailing
 * invisible characters do not count.
 *
 * @example findTextErrors({ title: { label: 'Title', max: 200 } }, { title: ' ' }) // { title: 'Title is required.' }
 */
export function findTextErrors<Field extends string>(
  rules: Record<Field, TextRule>,
  texts: Record<Field, string>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const [field, { label, max }] of Object.entries(rules) as [Field, TextRule][]) {
    const { length } = trimText(texts[field]);
    if (length === 0) errors[field] = TEXT_MESSAGES.missing(label);
    else if (length > max) errors[field] = TEXT_MESSAGES.tooLong(label, max);
  }
  return errors;
}

/** Matches a visible letter, digit, punctuation mark or symbol, but not fillers or the blank Braille pattern. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;
/**
 * Matches invisible characters. Joiners, direction marks and emoji tags are excluded because they affect adjacent
 * characters.
 */
const BLANK = /[\s\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0]/;
/** Control characters, lone surrogates, and direction overrides, which display text in a different order. */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}\u202D\u202E]/gu;
/** Marks on one letter beyond those of any script, which cover the lines above and below. */
const EXCESSIVE_MARKS = /(?<=\p{M}{8})\p{M}/gu;
/** Direction embeddings and isolates, which could change the direction of the text that follows on the same line. */
const DIRECTION_MARKS = /[\u202A-\u202C\u2066-\u2069]/g;

/**
 * Reports whether a text contains no visible character.
 *
 * @example
 * isBlank('\u200B\u2800') // true
 */
export const isBlank = (text: string) => !VISIBLE.test(text);

/** Removes leading and trailing invisible characters; returns `''` if there is no visible character. */
export function trimText(text: string): string {
  if (isBlank(text)) return '';
  let start = 0;
  let end = text.length;
  while (BLANK.test(text.charAt(start))) start += 1;
  while (BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Removes unsafe characters and marks that pile up on one letter, and normalises line breaks to `\n`, because multipart
 * forms send CR LF.
 */
export const withPlainBreaks = (typed: string) =>
  typed.replace(/\r\n?/g, '\n').replace(UNSAFE, '').replace(EXCESSIVE_MARKS, '');

/** Tidies names and titles. Direction marks are removed because names and titles share a line with other text. */
export const withoutDirectionMarks = (typed: string) => withPlainBreaks(typed).replace(DIRECTION_MARKS, '');

export const onOneLine = (typed: string) => withoutDirectionMarks(typed.replace(/\s+/g, ' '));

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Isolates a right-to-left name within a plain-text sentence, such as a notification, so that the surrounding words
 * stay in order. In markup, use `<bdi>`.
 */
export const isolated = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
