/** A range of a text, from its first character to the one after its last. */
export type Range = readonly [start: number, end: number];

const WEB_OR_MAIL = /\b(?:https?:\/\/|www\.)\S+|(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/giu;
const MENTIONS = /(?<![\p{L}\p{M}\p{N}])@[\p{L}\p{M}\p{N}_.-]+/gu;
const PHONES = /\+?\d[\d\s().-]{6,}\d/g;
/** Such as `2019 - 2021`, which reads like a phone number. */
const YEARS = /^(?:19|20)\d\d\s?-\s?(?:19|20)\d\d$/;
/** Top-level domains that are unlikely to follow a full stop within a sentence. */
const ENDINGS = new Set(
  'com net org io dev co me app design studio ng uk de fr eu us xyz site art page link ly be'.split(' '),
);
const DOTTED = /[\p{L}\p{M}\p{N}.-]+/gu;
const PATH = /\/\S*/uy;

/**
 * Finds domain names, such as `see.ada.design`. Walks the labels of each run instead of matching them with a pattern,
 * which would start again at each label.
 */
function findDomains(text: string): Range[] {
  const found: Range[] = [];
  for (const { 0: run, index } of text.matchAll(DOTTED)) {
    let at = index;
    let start: number | undefined;
    let end = 0;
    const close = () => {
      if (start !== undefined && end > 0) {
        PATH.lastIndex = end;
        found.push([start, PATH.exec(text) ? PATH.lastIndex : end]);
      }
      [start, end] = [undefined, 0];
    };
    for (const label of run.split('.')) {
      const [word = ''] = label.split('-');
      if (label === '') close();
      else if (start === undefined) start = at;
      else if (ENDINGS.has(word.toLowerCase())) end = at + word.length;
      at += label.length + 1;
    }
    close();
  }
  return found;
}

const findAll = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);

/** Finds web addresses, email addresses, mentions, and phone numbers, in linear time. */
export const findAddresses = (text: string): Range[] => [
  ...findAll(text, WEB_OR_MAIL),
  ...findAll(text, MENTIONS),
  ...findAll(text, PHONES).filter(([start, end]) => !YEARS.test(text.slice(start, end))),
  ...findDomains(text),
];
