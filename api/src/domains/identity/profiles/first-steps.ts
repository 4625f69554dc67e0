import { firstStepsSchema } from '@verse/api-contract/identity/profiles.schema';
import { NO_STORE, reply, type Route, route } from '../../../platform/http';
import type { Relations } from '../../../platform/relations';
import type { ProfileRepository } from './profiles.repository';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'find'>;
  works: Pick<WorkRepository, 'shownIdsOf'>;
  follows: Pick<Relations, 'countOf'>;
}

/** Does not require a profile, because members do not have one until their email address is verified. */
export const firstStepsRoute = ({ profiles, works, follows }: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/me/first-steps',
      summary: 'Get the caller’s progress in setting up a profile',
      permission: 'members.see',
      responses: { 200: { description: 'The steps', schema: firstStepsSchema } },
    },
    async ({ person }) => {
      const [profile, shown, following] = await Promise.all([
        profiles.find(person.id),
        works.shownIdsOf([person.id]),
        follows.countOf(person.id),
      ]);
      const hasProfile = profile !== undefined && profile.bio !== '' && profile.skills.length > 0;
      return reply(200, { hasProfile, hasWork: (shown.get(person.id) ?? []).length > 0, following }, NO_STORE);
    },
  );
