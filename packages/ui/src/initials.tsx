import type { ComponentProps } from 'react';

/**
 * Matches what readers perceive as one letter: a letter with its combining marks, an Indic conjunct, a flag, or an
 * emoji sequence. Does not use `Intl.Segmenter`, because Node and browsers split differently, and because creating a
 * segmenter takes 0.1 s on a phone.
 */
const VIRAMA = '[\\u094D\\u09CD\\u0ACD\\u0B4D\\u0C4D\\u0D4D]';
const LETTER = new RegExp(
  `(?:\\p{RI}{2}|[^])(?:${VIRAMA}\\u200D?\\p{L}|\\u200D\\p{Extended_Pictographic}|[\\p{M}\\p{Emoji_Modifier}\\p{Cf}])*`,
  'u',
);
const LEADING_PUNCTUATION = /^[\p{P}\p{Cf}]+/u;

/**
 * Returns the initials of the first and last word of a name. An emoji counts as a letter; punctuation does not.
 *
 * @example getInitials('“Ọ̀ṣun” Adébáyọ̀') // 'Ọ̀A'
 */
export function getInitials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(LEADING_PUNCTUATION, ''))
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => LETTER.exec(word)![0].toUpperCase()).join('');
}

/**
 * Initials shown in place of a picture. Hidden from screen readers, because the name appears beside them.
 *
 * @example <Initials className={styles.portrait} name={author.name} />
 */
export function Initials({ name, ...rest }: ComponentProps<'span'> & { name: string }) {
  // No hydration warning, because an older browser's Unicode version may split the name differently.
  return (
    <span aria-hidden="true" {...rest} suppressHydrationWarning>
      {getInitials(name)}
    </span>
  );
}
