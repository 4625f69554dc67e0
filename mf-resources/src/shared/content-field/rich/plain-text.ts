import { escapeMarkdown } from '@verse/api-contract/markdown-source';
import { parseSource } from './parse-source';
import { openSource } from './source-guard';
import { writeSource } from './write-source';

const write = (escaped: string) => writeSource(parseSource(escaped));

/** Converts plain text to source, together with the caret offset. */
export function toSource(plain: string, caret: number): { source: string; caret: number } {
  const escaped = escapeMarkdown(plain);
  const before = escapeMarkdown(plain.slice(0, caret));
  // Parsing a long text is slow, so `openText` reuses the document parsed here.
  if (openSource(escaped).isExact) return { source: escaped, caret: Math.min(before.length, escaped.length) };
  const source = write(escaped);
  return { source, caret: Math.min(write(before).length, source.length) };
}
