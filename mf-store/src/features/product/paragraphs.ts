/** An empty line begins a paragraph. */
export const splitParagraphs = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
