import { MARK_LIMITS } from '@verse/api-contract/post-marks';

/** A mark that is being typed: its sign, what follows so far, and where it begins. */
export interface TypedMark {
  sign: '@' | '#';
  typed: string;
  start: number;
}

const TYPED = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}_&/#@=.%+~-])(?:@([a-z0-9-]{1,30})|#([\\p{L}\\p{N}\\p{M}_]{1,${MARK_LIMITS.tag}}))$`,
  'iu',
);

/** The mark that ends at the caret, if there is one. */
export function markAt(text: string, caret: number): TypedMark | undefined {
  const found = TYPED.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, handle, tag = ''] = found;
  return { sign: handle === undefined ? '#' : '@', typed: handle ?? tag, start: found.index };
}
