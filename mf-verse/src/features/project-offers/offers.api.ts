import type { AcceptanceForm, OfferForm } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export const sendOffer = (client: ApiClient, number: string, form: OfferForm) =>
  callApi(client, 'POST /api/projects/{number}/offers', { params: { number }, body: form });

export const acceptOffer = (client: ApiClient, { number, ...form }: AcceptanceForm & { number: string }) =>
  callApi(client, 'POST /api/projects/{number}/acceptance', { params: { number }, body: form });
