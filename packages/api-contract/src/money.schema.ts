import { z } from 'zod';
import { CURRENCIES } from './money';

export const currencySchema = z.enum(CURRENCIES);
export const moneySchema = z.object({ currency: currencySchema, minor: z.int() });
/** Prices in cents and kobo. */
export const pricesSchema = z.object({ USD: z.int().nonnegative().optional(), NGN: z.int().nonnegative().optional() });
