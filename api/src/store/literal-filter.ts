import type { Filter } from './port';

export interface LiteralMatch {
  /** Where the text must be. */
  at: 'anywhere' | 'start' | 'end' | 'whole';
  anyCase?: boolean;
}

/** The only place that makes a pattern from input: every character matches itself, so it cannot backtrack. */
export function literalPattern(text: string, { at, anyCase = false }: LiteralMatch): RegExp {
  const literal = text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const begin = at === 'start' || at === 'whole' ? '^' : '';
  const end = at === 'end' || at === 'whole' ? '$' : '';
  return new RegExp(begin + literal + end, anyCase ? 'i' : '');
}

/** Returns the condition of a field that contains a text, taken literally. */
export function literalFilter(text: string, match: LiteralMatch): Filter {
  const { source, flags } = literalPattern(text, match);
  return { $regex: source, ...(flags ? { $options: flags } : {}) };
}
