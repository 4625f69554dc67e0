import { withoutEnd } from '@verse/api-contract/without-end';

const ENDS = /[.!?…][)"”’»]*$/u;
/** A word joiner is invisible; with it, no email client takes the text for an address. */
const WORD_JOINER = '\u2060';
/** Characters that make an address out of words: between two of them, an email client draws a link. */
const MAKES_LINK = /(?<=[\p{L}\p{N}])([.@]|:\/\/)(?=[\p{L}\p{N}])/gu;
const LIKE_ADDRESS = /[@/\\:#?&=<>]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;
const LAST_SIGNS = ' ,;.!?…';
const MOST_OF_NAME = 40;

/** Ends the text with a full stop, unless it ends a sentence already. */
export const toSentence = (text: string): string => (text === '' || ENDS.test(text) ? text : `${text}.`);

/** Keeps email clients from turning words that a person typed into links. */
export const withoutLinks = (text: string): string => text.replace(MAKES_LINK, `${WORD_JOINER}$1${WORD_JOINER}`);

/** Greets by name, unless it could be read as something other than a name. */
export function greetingFor(name: string): string {
  const words = name.normalize('NFC').replace(/\s+/gu, ' ');
  const plain = withoutEnd(words, LAST_SIGNS).trim();
  const isName = plain !== '' && plain.length <= MOST_OF_NAME && !LIKE_ADDRESS.test(plain);
  return isName ? `Hello ${plain},` : 'Hello,';
}
