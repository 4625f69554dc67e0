export interface Identity {
  name: string;
  ownHandle: string | null;
  email: string;
}

const HIDDEN = '[hidden]';
/** Minimum length of a name part, because shorter parts would also match ordinary words. */
const SHORTEST_PART = 2;

const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+|(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/giu;
/** Top-level domains that are unlikely to follow a full stop within a sentence. */
const ENDINGS = 'com net org io dev co me app design studio ng uk de fr eu us xyz site art page link ly be'.split(' ');
const DOMAINS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\p{L}\\p{N}-]+\\.)+(?:${ENDINGS.join('|')})(?:/\\S*)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const MENTIONS = /(?<![\p{L}\p{N}])@[\w.-]+/gu;
const PHONES = /\+?\d[\d\s().-]{6,}\d/g;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
/** Matches each letter with or without accents, so that redacting José also redacts Jose. */
const toLoosePattern = (word: string) =>
  [...word.normalize('NFD').replace(/\p{M}/gu, '')].map((letter) => `${escape(letter)}\\p{M}*`).join('');

/** Matches name parts joined by non-letters or by nothing: `ada_tester`, `Ada-Tester`, `AdaTester`. */
function patternsOf({ name, ownHandle, email }: Identity): RegExp[] {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part.length >= SHORTEST_PART);
  const [mailbox = ''] = email.split('@');
  const whole = [parts.join(' '), parts.toReversed().join(' '), ownHandle ?? '', mailbox]
    .filter((text) => text.length > SHORTEST_PART)
    .map((text) =>
      text
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter(Boolean)
        .map(toLoosePattern)
        .join('[^\\p{L}\\p{N}]*'),
    );
  return [
    ...whole.filter(Boolean).map((pattern) => new RegExp(pattern, 'giu')),
    ...parts.map((part) => new RegExp(`(?<!\\p{L})${toLoosePattern(part)}(?!\\p{L})`, 'giu')),
  ];
}

/**
 * Creates a function that redacts a person's identity in a text: their name in any spelling, handle, email addresses,
 * web addresses and phone numbers.
 */
export function createRedaction(identity: Identity): (text: string) => string {
  const patterns = [ADDRESSES, DOMAINS, MENTIONS, PHONES, ...patternsOf(identity)];
  return (text) =>
    patterns.reduce((left, pattern) => left.replace(pattern, HIDDEN), text.normalize('NFD')).normalize('NFC');
}
