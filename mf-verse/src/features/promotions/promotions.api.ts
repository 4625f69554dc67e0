import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PromotionRequest, StaffPromotion, StaffPromotionList } from '@verse/api-contract/promotions';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';

const PATH = '/api/promotions';
const headersOf = ({ version }: StaffPromotion) => ({ 'if-match': `"${version}"` });
const pathOf = ({ id }: StaffPromotion) => `${PATH}/${encodeURIComponent(id)}`;

export const loadPromotionDesk = (args: LoaderFunctionArgs) => api(args)<StaffPromotionList>(`${PATH}/desk`);

/** Adds an offer, or replaces the given one. */
export const savePromotion = (client: ApiClient, before: StaffPromotion | undefined, body: PromotionRequest) =>
  before
    ? client<StaffPromotion>(pathOf(before), { method: 'PUT', headers: headersOf(before), body })
    : client<StaffPromotion>(PATH, { method: 'POST', body });

export const removePromotion = (client: ApiClient, one: StaffPromotion) =>
  client<undefined>(pathOf(one), { method: 'DELETE', headers: headersOf(one) });
