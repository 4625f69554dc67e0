import { billingDetailsFormSchema, billingDetailsSchema } from '@verse/api-contract/project-invoices.schema';
import { orConflict, reply, type Route, route } from '../../../platform/http';
import { byNumber, NO_STORE } from '../project-calls';
import type { BillingDetailsService } from './billing-details.service';

const CHANGED = 'These details were changed in another window. Compare them, and save again.';

export const billingDetailsRoute = ({ save }: Pick<BillingDetailsService, 'save'>): Route =>
  route(
    {
      method: 'put',
      path: '/api/projects/:number/billing-details',
      summary: "The name and address on future invoices of the caller's side, in all its projects",
      permission: 'projects.act',
      ...byNumber,
      ifMatch: true,
      body: billingDetailsFormSchema,
      responses: { 200: { description: 'The details as they are now', schema: billingDetailsSchema } },
      errors: [400, 403, 404, 409, 428, 429],
    },
    async ({ person, params, version, body }) => {
      const saved = await orConflict(save(person, params.number, version, body), (current) => ({
        message: CHANGED,
        details: { current },
      }));
      return reply(200, saved, NO_STORE);
    },
  );
