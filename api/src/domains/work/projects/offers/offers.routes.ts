import { acceptanceFormSchema, offerFormSchema, offersSchema } from '@verse/api-contract/work/project-offers.schema';
import { NO_STORE, orConflict, reply, type Route, route } from '../../../../platform/http';
import type { OpenProject } from '../project';
import { changing } from '../project-calls';
import type { OffersService } from './offers.service';
import type { OffersView } from './offers.view';

interface Dependencies {
  offers: OffersService;
  view: Pick<OffersView, 'offers'>;
}

const ONE = '/api/projects/:number';

/** Conflict responses include all versions and the number of the newest one. */
const orOffersConflict = (acting: Promise<OpenProject>, view: Dependencies['view'], advice: string) =>
  orConflict(acting, async (current) => {
    const open = current;
    const newest = open.project.offers.at(-1);
    const message = newest
      ? `Version ${newest.version} is the newest. Read it before you ${advice}.`
      : 'There is no offer yet.';
    return { message, details: { current: await view.offers(open) } };
  });

export const offerRoutes = ({ offers, view }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: `${ONE}/offers`,
      summary: 'Add a version of the offer, based on the newest one; idempotent',
      ...changing,
      body: offerFormSchema,
      responses: { 201: { description: 'The offers', schema: offersSchema } },
      errors: [400, 403, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body }) => {
      const open = await orOffersConflict(offers.offer(person, params.number, body), view, 'answer');
      return reply(201, await view.offers(open), NO_STORE);
    },
  ),
  route(
    {
      method: 'post',
      path: `${ONE}/acceptance`,
      summary: 'Accept the newest version of the other side’s offer, by its hash; idempotent',
      ...changing,
      body: acceptanceFormSchema,
      responses: { 200: { description: 'The offers', schema: offersSchema } },
      errors: [400, 403, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      const open = await orOffersConflict(offers.accept(person, params.number, body), view, 'accept');
      return reply(200, await view.offers(open), NO_STORE);
    },
  ),
];
