/** A text that somebody has to type: what messages call it, and its limit in characters. */
export interface TextRule {
  label: string;
  max: number;
}

export const TEXT_MESSAGES = {
  missing: (label: string) => `${label} is required.`,
  tooLong: (label: string, max: number) => `${label} may have at most ${max} characters.`,
} as const;

/**
 * What is wrong with the texts of a form, in the server's words,
 * before it is sent. White space around a text does not count.
 *
 * @example
 * faultsIn({ title: { label: 'Title', max: 200 } }, { title: ' ' }) // { title: 'Title is required.' }
 */
export function faultsIn<Field extends string>(
  rules: Record<Field, TextRule>,
  texts: Record<Field, string>,
): Partial<Record<Field, string>> {
  const faults: Partial<Record<Field, string>> = {};
  for (const [field, { label, max }] of Object.entries(rules) as [Field, TextRule][]) {
    const { length } = texts[field].trim();
    if (length === 0) faults[field] = TEXT_MESSAGES.missing(label);
    else if (length > max) faults[field] = TEXT_MESSAGES.tooLong(label, max);
  }
  return faults;
}

/** A text with the line breaks that a browser's fields have; a multipart form writes every one as CR LF. */
export const withPlainBreaks = (typed: string) => typed.replace(/\r\n?/g, '\n');

export const onOneLine = (typed: string) => typed.replace(/\s+/g, ' ');
