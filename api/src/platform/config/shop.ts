import { z } from 'zod';
import { isEmail } from '@verse/api-contract/email';

const text = z.string().trim().min(1, 'must not be empty');

export const emailAddress = z.string().trim().toLowerCase().refine(isEmail, 'must be an email address');

/** One line: holder | bank | number | bank code. */
const bankAccount = z
  .string()
  .transform((line) => line.split('|').map((part) => part.trim()))
  .refine((parts) => parts.length >= 3 && parts.length <= 4 && parts.every(Boolean), {
    error: 'must be holder | bank | number, and | code where the bank has one',
  })
  .transform(([holder = '', bank = '', account = '', code]) => ({ holder, bank, number: account, code: code ?? null }));

export const SHOP_VARIABLES = {
  BANK_ACCOUNT_USD: bankAccount.optional(),
  BANK_ACCOUNT_NGN: bankAccount.optional(),
  SELLER_NAME: text.default('Creativity Verse'),
  SELLER_ADDRESS: text.optional(),
  SELLER_EMAIL: emailAddress.optional(),
};

type Environment = z.infer<z.ZodObject<typeof SHOP_VARIABLES>> & { NODE_ENV: string; DEMO: boolean };

/** Its text warns people who try out the shop locally that no real account will receive their money. */
const SAMPLE_ACCOUNT = {
  holder: 'Creativity Verse (sample)',
  bank: 'Sample bank: please send no money',
  number: '0000000000',
  code: null,
};

/**
 * Returns the seller named on receipts and the bank accounts for transfers. In production, nothing is sold in a
 * currency that has no configured account.
 */
export function toShop(environment: Environment) {
  const sample = environment.NODE_ENV !== 'production' || environment.DEMO ? SAMPLE_ACCOUNT : undefined;
  return Object.freeze({
    accounts: Object.freeze({
      USD: environment.BANK_ACCOUNT_USD ?? sample,
      NGN: environment.BANK_ACCOUNT_NGN ?? sample,
    }),
    seller: Object.freeze({
      name: environment.SELLER_NAME,
      address: environment.SELLER_ADDRESS ?? '',
      email: environment.SELLER_EMAIL ?? '',
    }),
  });
}
