import { findAddresses, type Range } from './addresses';
import { type Letter, lettersOf } from './letters';
import { ORDINARY_WORDS, SHARED_MAILBOXES } from './ordinary-words';

export interface Identity {
  name: string;
  ownHandle: string | null;
  email: string;
}

const HIDDEN = '[hidden]';
/** Minimum length of a name part, because shorter parts would also match ordinary words. */
const SHORTEST_PART = 2;
/** Minimum length of what is also redacted within a word, such as `adatester` in `adatesterdesign`. */
const SHORTEST_WITHIN_WORDS = 6;
/** Maximum length of a text, far above that of any field. A longer one is hidden as a whole. */
const LONGEST_TEXT = 200_000;
/**
 * Maximum total length of what is searched for, above that of the largest team, so that the time depends only on the
 * length of the text.
 */
const LONGEST_NEEDLES = 10_000;

const LETTER = /\p{L}/u;

/** Letters to redact. `isFirst` marks those that may follow a space or punctuation. */
type Needle = readonly Pick<Letter, 'folded' | 'isFirst' | 'isUnspaced'>[];

const isUnspaced = (letter: Needle[number]) => letter.isUnspaced;
const joined = (words: readonly Needle[]): Needle => words.flat();

function wordsOf(letters: readonly Letter[]): Needle[] {
  const words: Letter[][] = [];
  for (const letter of letters) {
    if (letter.isFirst || words.length === 0) words.push([]);
    words.at(-1)!.push(letter);
  }
  return words;
}

const toWords = (text: string) => wordsOf(lettersOf(text.normalize('NFD')));
const toText = (needle: Needle) => needle.map(({ folded }) => folded).join('');

interface Needles {
  /** The name in both orders, the handle, and the mailbox. */
  whole: Needle[];
  /** Each part of the name. */
  parts: Needle[];
}

function needlesOf({ name, ownHandle, email }: Identity): Needles {
  const words = toWords(name);
  const parts = words.filter(({ length }) => length >= SHORTEST_PART);
  const [mailbox = ''] = email.split('@');
  const chosen = [ownHandle ?? '', mailbox].map(toWords).filter((one) => !SHARED_MAILBOXES.has(toText(joined(one))));
  const whole = [words, parts, words.toReversed(), parts.toReversed(), ...chosen]
    .map(joined)
    .filter((one) => one.length > SHORTEST_PART || (one.length === SHORTEST_PART && one.every(isUnspaced)));
  return { whole, parts };
}

/** Keeps the needles that fit into the limit, the longest first, because they identify best. */
function withinLimit(needles: readonly Needle[]): Needle[] {
  let left = LONGEST_NEEDLES;
  return needles.toSorted((a, b) => b.length - a.length).filter(({ length }) => (left -= length) >= 0);
}

function isAt(needle: Needle, letters: readonly Letter[], at: number): boolean {
  for (let index = 0; index < needle.length; index += 1) {
    const letter = letters[at + index];
    const wanted = needle[index]!;
    if (letter?.folded !== wanted.folded) return false;
    if (index > 0 && letter.isFirst && !wanted.isFirst) return false;
  }
  return true;
}

/** Whether a word begins at this letter, or could, because its script has no spaces. */
function isBoundary(letters: readonly Letter[], at: number): boolean {
  const next = letters[at];
  const before = letters[at - 1];
  if (!next || !before || next.isFirst) return true;
  return next.isUnspaced || before.isUnspaced || LETTER.test(before.folded) !== LETTER.test(next.folded);
}

const isWord = (needle: Needle, letters: readonly Letter[], at: number) =>
  isBoundary(letters, at) && isBoundary(letters, at + needle.length);

/** Whether it is an ordinary word that is written in lower case. */
const isOrdinary = (needle: Needle, letters: readonly Letter[], at: number) =>
  letters.slice(at, at + needle.length).every(({ isUpper }) => !isUpper) && ORDINARY_WORDS.has(toText(needle));

function findNames({ whole, parts }: Needles, letters: readonly Letter[]): Range[] {
  // Someone who begins a text without a capital may also write their name without one.
  const hasCapitals = letters.find(({ folded }) => LETTER.test(folded))?.isUpper === true;
  const mayStay = (needle: Needle, at: number) => hasCapitals && isOrdinary(needle, letters, at);
  const found: Range[] = [];
  const look = (needle: Needle, at: number, isWithinWords: boolean) => {
    if (!isAt(needle, letters, at) || mayStay(needle, at)) return;
    if (isWithinWords || isWord(needle, letters, at))
      found.push([letters[at]!.start, letters[at + needle.length - 1]!.end]);
  };
  for (let at = 0; at < letters.length; at += 1) {
    for (const needle of whole) look(needle, at, needle.length >= SHORTEST_WITHIN_WORDS);
    for (const needle of parts) look(needle, at, false);
  }
  return found;
}

/** Replaces the ranges, after merging those that overlap. */
function replaceRanges(text: string, ranges: readonly Range[]): string {
  let out = '';
  let at = 0;
  let last = -1;
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start >= last) out += text.slice(at, start) + HIDDEN;
    last = Math.max(last, end);
    at = last;
  }
  return out + text.slice(at);
}

/**
 * Creates a function that redacts the identities of one or more people in a text: names in any spelling, handles,
 * email addresses, web addresses and phone numbers. Compares folded letters, and builds no pattern from personal data:
 * names and texts are chosen by people, and a pattern may take exponential time.
 *
 * A part of a name that is also an ordinary word stays if it is written as one: “three jobs at once” says nothing about
 * a person named Jobs.
 */
export function createRedaction(...identities: readonly Identity[]): (text: string) => string {
  const all = identities.map(needlesOf);
  const needles = {
    whole: withinLimit(all.flatMap(({ whole }) => whole)),
    parts: withinLimit(all.flatMap(({ parts }) => parts)),
  };
  return (given) => {
    const text = given.normalize('NFD');
    if (text.length > LONGEST_TEXT) return HIDDEN;
    return replaceRanges(text, [...findAddresses(text), ...findNames(needles, lettersOf(text))]).normalize('NFC');
  };
}
