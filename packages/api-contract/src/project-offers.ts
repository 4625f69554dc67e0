import type { z } from 'zod';
import type { acceptanceFormSchema, offerFormSchema, offersSchema } from './project-offers.schema';

export { OFFER_LIMITS, OFFER_TEXTS } from './project-offers.values';
export type { Terms } from './project-offers.schema';

export type OfferForm = z.infer<typeof offerFormSchema>;
export type AcceptanceForm = z.infer<typeof acceptanceFormSchema>;
export type Offers = z.infer<typeof offersSchema>;
export type Offer = Offers['versions'][number];
