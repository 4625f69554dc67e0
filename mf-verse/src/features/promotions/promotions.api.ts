import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PromotionRequest, StaffPromotion } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export const loadPromotionDesk = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/promotions/desk');

interface SavedPromotion {
  /** The offer to replace; undefined adds one. */
  before: StaffPromotion | undefined;
  /** Idempotency key: resending does not add the offer twice. */
  key: string;
}

/** Adds an offer, or replaces the given one. */
export const savePromotion = (client: ApiClient, { before, key }: SavedPromotion, body: PromotionRequest) =>
  before
    ? callApi(client, 'PUT /api/promotions/{id}', { params: { id: before.id }, version: before.version, body })
    : callApi(client, 'POST /api/promotions', { headers: { 'Idempotency-Key': key }, body });

export const removePromotion = (client: ApiClient, { id, version }: StaffPromotion) =>
  callApi(client, 'DELETE /api/promotions/{id}', { params: { id }, version });
