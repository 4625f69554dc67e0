import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { Currency } from '@verse/api-contract/money';

interface NamedAccount {
  number: string;
  code: string;
}

/** Weights of the digits of a bank code and a serial number, repeated. */
const NUBAN_WEIGHTS = [3, 7, 3];
const NUBAN = /^\d{10}$/;
/** Code that the Central Bank of Nigeria gave a commercial bank. Codes of other forms have no part in a check digit. */
const CENTRAL_BANK_CODE = /^\d{3}$/;
const LIKE_IBAN = /^[A-Z]{2}\d{2}/;
const OTHER_NUMBER = /^(?=(?:.*\d){5})[A-Z\d]{5,34}$/;

/** Whether the last digit of a Nigerian account number is the check digit of the digits before it. */
function hasCheckDigit(bankCode: string, number: string): boolean {
  const digits = [...bankCode, ...number.slice(0, -1)].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * NUBAN_WEIGHTS[index % NUBAN_WEIGHTS.length]!, 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

function findNubanError(number: string, code: string): string | undefined {
  if (!NUBAN.test(number)) return 'Enter the ten digits of the account number (NUBAN).';
  if (!CENTRAL_BANK_CODE.test(code) || hasCheckDigit(code, number)) return undefined;
  return `Bank ${code} has no account with this number. Check the number and the bank code.`;
}

/** Returns what is wrong with the number of an account, or undefined. Spaces and hyphens are ignored. */
export function findAccountNumberError({ number, code }: NamedAccount, currency: Currency): string | undefined {
  const compact = number.replaceAll(/[\s-]/g, '').toUpperCase();
  if (currency === 'NGN') return findNubanError(compact, code);
  if (LIKE_IBAN.test(compact))
    return isValidIBAN(electronicFormatIBAN(compact) ?? '')
      ? undefined
      : 'This IBAN is not valid. Check its letters and digits.';
  return OTHER_NUMBER.test(compact)
    ? undefined
    : 'Enter the number as your bank writes it: an IBAN, or 5 to 34 letters and digits.';
}
