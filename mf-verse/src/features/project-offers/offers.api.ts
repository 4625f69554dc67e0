import type { AcceptanceForm, OfferForm, Offers } from '@verse/api-contract/project-offers';
import type { ApiClient } from '@verse/contract';

const pathOf = (number: string) => `/api/projects/${encodeURIComponent(number)}`;

export const sendOffer = (client: ApiClient, number: string, form: OfferForm) =>
  client<Offers>(`${pathOf(number)}/offers`, { method: 'POST', body: form });

export const acceptOffer = (client: ApiClient, { number, ...form }: AcceptanceForm & { number: string }) =>
  client<Offers>(`${pathOf(number)}/acceptance`, { method: 'POST', body: form });
