import { formatMoney } from './formats/money';
import { formatNumber } from './formats/number';

/** Determines which numbers a field accepts. */
interface NumberRule {
  /** Maximum number of decimal places; 0 for whole numbers. */
  decimals: number;
  /** Whether a sign is accepted: `+12`, `-2`. */
  isSigned?: boolean;
}

/** The number as a plain decimal such as `-1250.5`, or the reason why it was rejected. */
export type TypedNumber = { numeral: string; fault?: never } | { numeral?: never; fault: string };

export const NUMBER_MESSAGES = {
  amount: 'Enter an amount such as 1250 or 1,250.00.',
  whole: 'Enter a whole number such as 12 or 1,250.',
  decimals: (most: number) => (most === 2 ? 'Enter at most two decimals.' : `Enter at most ${most} decimals.`),
  unclear: (typed: string, large: string, small: string) => `Write ${large} or ${small}: “${typed}” could be either.`,
} as const;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Converts a digit of any script to ASCII. Unicode lists each script's digits in order from 0 to 9, and several such
 * runs may be adjacent.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** Normalises a typed number to ASCII digits, `,` `.` `'` and spaces, regardless of script and keyboard. */
const plain = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/[\u066c\u060c\uff0c]/g, ',')
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s/g, ' ')
    .replace(/^[\u2212\u2010\u2011\u2013\uff0d]/, '-')
    .replace(/\p{Nd}/gu, asciiDigit);

/** Reports whether digits are in groups of three from the right, all with the same separator. */
const isGrouped = (whole: string) => /^[1-9]\d{0,2}([,.' ])\d{3}(?:\1\d{3})*$/.test(whole);
const isWhole = (text: string) => /^\d+$/.test(text) || isGrouped(text);

/**
 * Splits a number at its decimal separator. The last `,` or `.` is the decimal separator if it cannot be a group
 * separator.
 */
function split(text: string): [whole: string, part: string] | undefined {
  const [, before = '', sign = '', after = ''] = /^(.*)([,.])(\d+)$/.exec(text) ?? [];
  if (sign !== '' && isWhole(before) && !before.includes(sign) && !isGrouped(text)) return [before, after];
  return isWhole(text) ? [text, ''] : undefined;
}

/**
 * Parses a number as people write it: `1250`, `1,250.00`, `1.250,00`, `1 250,5`, `1'250`, `١٢٥٠`. Rejects ambiguous
 * input such as `1.250` instead of guessing, as well as exponents, hexadecimal and other notations.
 *
 * @example
 * readNumber('1,250.50', { decimals: 2 }) // { numeral: '1250.50' }
 */
export function readNumber(typed: string, { decimals, isSigned = false }: NumberRule): TypedNumber {
  const text = plain(typed);
  const [, sign = '', unsigned = ''] = /^([+-]?)(.*)$/.exec(text)!;
  const notation = decimals === 0 ? NUMBER_MESSAGES.whole : NUMBER_MESSAGES.amount;
  const parts = split(unsigned);
  if (!parts || (sign !== '' && !isSigned)) return { fault: notation };
  const whole = parts[0].replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  // The comma in 1,250 separates thousands, as elsewhere on the site. 1.250 is ambiguous, because half of the world
  // reads it as a decimal.
  if (/^\d{1,3}\.\d{3}$/.test(unsigned) && isGrouped(unsigned)) {
    const small = `${Number(unsigned)}`;
    return { fault: NUMBER_MESSAGES.unclear(unsigned, whole, small) };
  }
  if (parts[1].length > decimals) return { fault: decimals === 0 ? notation : NUMBER_MESSAGES.decimals(decimals) };
  const minus = sign === '-' ? '-' : '';
  return { numeral: `${minus}${whole}${parts[1] === '' ? '' : `.${parts[1]}`}` };
}

/** Parses a whole number as people write it. Returns undefined if it is invalid. */
export function readWhole(typed: string, rule: { isSigned?: boolean } = {}): number | undefined {
  const { numeral } = readNumber(typed, { decimals: 0, ...rule });
  return numeral === undefined ? undefined : Number(numeral);
}

/** An amount in minor units, parsed from its digits because decimal fractions are not exact. */
export type TypedAmount = { minor: number; fault?: never } | { minor?: never; fault: string };

/**
 * Parses an amount of money.
 *
 * @example
 * readAmount('25,000') // { minor: 2_500_000 }
 */
export function readAmount(typed: string): TypedAmount {
  const { numeral, fault } = readNumber(typed, { decimals: 2 });
  if (fault !== undefined) return { fault };
  const [whole = '', part = ''] = numeral.split('.');
  const minor = Number(whole + part.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? { minor } : { fault: NUMBER_MESSAGES.amount };
}

/** Formats an amount as understood by {@link readAmount}, to display beside its field: `$25,000.00`. */
export function amountText(typed: string, currency: Parameters<typeof formatMoney>[0]['currency']): string | undefined {
  const { minor } = readAmount(typed);
  return minor === undefined ? undefined : formatMoney({ currency, minor });
}

/** Formats a number as understood by {@link readWhole}, to display beside its field: `1,250`. */
export function wholeText(typed: string): string | undefined {
  const whole = readWhole(typed);
  return whole === undefined ? undefined : formatNumber(whole);
}
