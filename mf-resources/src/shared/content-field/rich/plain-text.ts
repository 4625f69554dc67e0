import { escapeMarkdown } from '@verse/api-contract/markdown-source';
import { parseSource } from './parse-source';
import { writeSource } from './write-source';

/** Converts plain text to source, together with the caret offset. */
export function toSource(plain: string, caret: number): { source: string; caret: number } {
  const source = writeSource(parseSource(escapeMarkdown(plain)));
  const before = writeSource(parseSource(escapeMarkdown(plain.slice(0, caret))));
  return { source, caret: Math.min(before.length, source.length) };
}
