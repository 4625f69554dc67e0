import type { Node } from 'prosemirror-model';
import { parseSource } from './parse-source';
import { writeSource } from './write-source';

export type OpenedSource =
  | { isExact: true; document: Node }
  /** The formatted view would change the source. */
  | { isExact: false; reason: string; rewritten: string | null };

const LONGEST = 40;
const shorten = (line: string) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);

function explain(source: string, rewritten: string): string {
  const lines = source.split('\n');
  const others = rewritten.split('\n');
  const index = lines.findIndex((line, place) => line !== others[place]);
  const line = lines[index] ?? '';
  const other = others[index] ?? '';
  if (index === -1 || line.trim() === other.trim())
    return `This text has spaces or blank lines (line ${Math.max(index, 0) + 1}) that the formatted view would change.`;
  const change = `This text has “${shorten(line)}” (line ${index + 1}), which the formatted view would change`;
  return other === '' ? `${change}.` : `${change} to “${shorten(other)}”.`;
}

/** The last opened source, cached so that converting plain text and opening the result parses the source only once. */
let last: { source: string; opened: OpenedSource } | null = null;

/** Parses source, and checks that the formatted view would write exactly the same source. */
export function openSource(source: string): OpenedSource {
  if (last?.source !== source) last = { source, opened: open(source) };
  return last.opened;
}

function open(source: string): OpenedSource {
  try {
    const document = parseSource(source);
    const rewritten = writeSource(document);
    if (rewritten === source) return { isExact: true, document };
    const isSame = parseSource(rewritten).eq(document);
    return { isExact: false, reason: explain(source, rewritten), rewritten: isSame ? rewritten : null };
  } catch {
    const reason = 'This text has a picture inside a line of words, which the formatted view would change.';
    return { isExact: false, reason, rewritten: null };
  }
}
