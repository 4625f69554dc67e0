/**
 * Country codes after which no number starts with 0. The trunk zero used in domestic calls must therefore be removed.
 */
const TRUNK_ZERO =
  /^\+(20|27|31|32|33|41|43|44|46|49|61|64|81|91|92|212|233|234|254|255|256|260|263|353|971)\(?0\)?(?=\d)/;
/** Country codes after which a leading 0 is part of the number. */
const KEPT_ZERO = /^\+(?:39|225|241|242|378)/;
/** Spaces, brackets, dots, slashes and all kinds of dashes. */
const SEPARATORS = /[\s().·/\p{Pd}\u2212]/gu;
/** Direction marks and other invisible characters, which are often copied along with a number. */
const UNSEEN = /\p{Cf}/gu;
/** Nigerian mobile numbers. They may omit the country code, because most members live in Nigeria. */
const NIGERIAN = /^(?:0|234)([789][01]\d{8})$/;

export const PHONE_MESSAGE =
  'Please enter the phone number with its country code, such as +234 803 123 4567 or +44 20 7946 0958.';

const withPlainDigits = (text: string) =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const withoutTrunkZero = (number: string) =>
  KEPT_ZERO.test(number) ? number : number.replace(/\(0\)/, '').replace(TRUNK_ZERO, '+$1');

/**
 * Normalises a phone number to its dialling form: `+`, country code, digits. Nigerian mobile numbers may omit the
 * country code. Any other number without a country code is returned without one.
 *
 * @example normalizePhone('+234 (0) 803 123 4567') // '+2348031234567'
 * @example normalizePhone('0803 123 4567') // '+2348031234567'
 */
export function normalizePhone(typed: string): string {
  const text = withPlainDigits(typed)
    .replace(UNSEEN, '')
    .replace(/^\s*tel:/i, '');
  // Brackets are kept until it is known whether they contain a trunk zero.
  const compact = text.replace(SEPARATORS, (one) => (one === '(' || one === ')' ? one : ''));
  const international = compact.replace(/^\(?(?:\+|00)\(?(\d+)\)?/, '+$1');
  const number = international.startsWith('+') ? withoutTrunkZero(international) : international;
  return number.replace(/[()]/g, '').replace(NIGERIAN, '+234$1');
}

/** Reports whether a normalised number can be dialled: 7 to 15 digits that do not start with 0. */
export const isPhone = (number: string): boolean => /^\+?[1-9]\d{6,14}$/.test(number);

/**
 * Tidies a number for display: leaves it as typed, except for normalising dashes, digits and spaces and removing
 * invisible characters.
 */
export const tidyPhone = (typed: string): string =>
  withPlainDigits(typed)
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
