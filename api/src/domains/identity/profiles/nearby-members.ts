import { nearbySchema } from '@verse/api-contract/identity/people.schema';
import { NO_STORE, reply, type Route, route } from '../../../platform/http';
import { createFindReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { Relations } from '../../../platform/relations';
import type { Directory } from './directory.service';
import type { ProfileRepository } from './profiles.repository';

interface Dependencies extends Pick<People, 'findUnseenAndTags'> {
  directory: Pick<Directory, 'findNearby'>;
  profiles: Pick<ProfileRepository, 'find'>;
  follows: Pick<Relations, 'onOf'>;
}

export function nearbyMembersRoute({ directory, profiles, follows, findUnseenAndTags }: Dependencies): Route {
  const findReader = createFindReader(findUnseenAndTags);
  return route(
    {
      method: 'get',
      path: '/api/me/nearby',
      summary: 'List a few members who share the caller’s city or skills',
      permission: 'members.see',
      responses: { 200: { description: 'Three members at most', schema: nearbySchema } },
    },
    async ({ person: caller }) => {
      const profile = await profiles.find(caller.id);
      const found = profile ? await directory.findNearby(await findReader(caller), profile) : [];
      const followed = await follows.onOf(
        caller.id,
        found.map(({ person }) => person.id),
      );
      return reply(
        200,
        { people: found.map((one) => ({ ...one, isFollowed: followed.has(one.person.id) })) },
        NO_STORE,
      );
    },
  );
}
