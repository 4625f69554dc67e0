import { offerDefaultsFormSchema, offerDefaultsSchema } from '@verse/api-contract/work/project-offers.schema';
import type { PersonalData } from '../../../../platform/feature';
import { NO_STORE, orConflict, reply, type Route, route, VersionConflict } from '../../../../platform/http';
import type { OfferDefaultsRepository } from './offer-defaults.repository';

const PATH = '/api/me/offer-defaults';
const CHANGED = 'Your settings for offers were changed in another window. Compare them, and save again.';
const shown = { description: 'The defaults as they are now', schema: offerDefaultsSchema };

/** Routes for what a member's offers begin with. */
export const offerDefaultsRoutes = (defaults: OfferDefaultsRepository): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Get the account and the days of silence that the caller’s offers begin with',
      permission: 'projects.read',
      responses: { 200: shown },
    },
    async ({ person }) => reply(200, await defaults.find(person.id), NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: PATH,
      summary: 'Set the account and the days of silence that the caller’s offers begin with',
      permission: 'projects.act',
      ifMatch: true,
      body: offerDefaultsFormSchema,
      responses: { 200: shown },
      errors: [400, 409, 413, 415, 428, 503],
    },
    async ({ person, version, body: { account, silentDays } }) => {
      const fields = { account: account && { ...account, code: account.code || null }, silentDays };
      const save = async () => {
        const after = await defaults.replace(person.id, version, fields);
        if (!after) throw new VersionConflict(await defaults.find(person.id));
        return after;
      };
      const saved = await orConflict(save(), (current) => ({ message: CHANGED, details: { current } }));
      return reply(200, saved, NO_STORE);
    },
  ),
];

export const offerDefaultsData = (defaults: OfferDefaultsRepository): PersonalData => ({
  name: 'offerDefaults',
  async export(userId) {
    const { account, silentDays, version } = await defaults.find(userId);
    return version === 0 ? [] : [{ account, silentDays }];
  },
  erase: (userId) => defaults.remove(userId),
});
