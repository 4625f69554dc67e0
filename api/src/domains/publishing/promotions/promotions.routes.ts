import { z } from 'zod';
import type { StaffPromotion } from '@verse/api-contract/api';
import {
  promotionListSchema,
  promotionRequestSchema,
  staffPromotionListSchema,
  staffPromotionSchema,
} from '@verse/api-contract/publishing/promotions.schema';
import { NO_STORE, noContent, optionalKey, orConflict, reply, type Route, route } from '../../../platform/http';
import { type PromotionsService, UNKNOWN_PROMOTION } from './promotions.service';

const byId = { params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }), notFoundMessage: UNKNOWN_PROMOTION };

const describeConflict = (current: StaffPromotion) => ({
  message: 'Someone else just changed this offer. We kept your text.',
  details: { current },
});

const staffRoutes = (service: PromotionsService): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/promotions/desk',
      summary: 'List all offers of the dashboard, in their order',
      permission: 'promotions.manage',
      responses: { 200: { description: 'The offers', schema: staffPromotionListSchema } },
    },
    async () => reply(200, { promotions: await service.all() }, NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: '/api/promotions',
      summary: 'Add an offer to the dashboard; idempotent by Idempotency-Key',
      permission: 'promotions.manage',
      headers: optionalKey,
      body: promotionRequestSchema,
      responses: { 201: { description: 'The offer', schema: staffPromotionSchema } },
      errors: [400, 409, 413, 415],
    },
    async ({ person, body, headers }) => reply(201, await service.add(person, body, headers['Idempotency-Key'])),
  ),
  route(
    {
      method: 'put',
      path: '/api/promotions/:id',
      summary: 'Replace an offer of the dashboard',
      permission: 'promotions.manage',
      ...byId,
      ifMatch: true,
      body: promotionRequestSchema,
      responses: { 200: { description: 'The offer', schema: staffPromotionSchema } },
      errors: [400, 404, 409, 413, 415, 428],
    },
    async ({ person, params, version, body }) =>
      reply(200, await orConflict(service.change(person, params.id, version, body), describeConflict)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/promotions/:id',
      summary: 'Remove an offer from the dashboard',
      permission: 'promotions.manage',
      ...byId,
      ifMatch: true,
      responses: { 204: { description: 'Removed' } },
      errors: [400, 404, 409, 428],
    },
    async ({ person, params, version }) => {
      await orConflict(service.remove(person, params.id, version), describeConflict);
      return noContent();
    },
  ),
];

export const promotionsRoutes = (service: PromotionsService): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/promotions',
      summary: 'List the dashboard offers that are valid today',
      permission: 'dashboard.see-own',
      responses: { 200: { description: 'The offers', schema: promotionListSchema } },
    },
    async () => reply(200, { promotions: await service.shown() }, NO_STORE),
  ),
  ...staffRoutes(service),
];
