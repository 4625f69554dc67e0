/** Splits a text into paragraphs at empty lines. */
export const splitParagraphs = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
