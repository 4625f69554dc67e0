import { MARK_LIMITS } from './community/post-marks';

/** A tag or mention being typed: its sign, the characters typed after the sign, and its start and end in the text. */
export interface TypedMark {
  sign: '@' | '#';
  typed: string;
  start: number;
  end: number;
}

/** Finds the tag or mention at the caret. `typed` ends at the caret, `end` is where the word ends. */
export type FindMark = (text: string, caret: number) => TypedMark | undefined;

const TYPED = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}_&/#@=.%+~-])(?:@([a-z0-9-]{1,30})|#([\\p{L}\\p{N}\\p{M}_]{1,${MARK_LIMITS.tag}}))$`,
  'iu',
);

const REST = { '@': /^[a-z0-9-]*/i, '#': /^[\p{L}\p{N}\p{M}_]*/u };
const endOf = (text: string, caret: number, sign: '@' | '#') => caret + REST[sign].exec(text.slice(caret))![0].length;

/** Finds tags and mentions in ordinary text: tags after #, members after @. */
export const markAt: FindMark = (text, caret) => {
  const found = TYPED.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, handle, tag = ''] = found;
  const sign = handle === undefined ? '#' : '@';
  return { sign, typed: handle ?? tag, start: found.index, end: endOf(text, caret, sign) };
};

const TYPED_TAG = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_#])#?([\\p{L}\\p{N}\\p{M}_]{1,${MARK_LIMITS.tag}})$`, 'u');

/** Finds tags in a tag field, where each word is a tag, with or without #. */
export const tagAt: FindMark = (text, caret) => {
  const found = TYPED_TAG.exec(text.slice(0, caret));
  if (!found) return undefined;
  return { sign: '#', typed: found[1]!, start: found.index, end: endOf(text, caret, '#') };
};
