import { HOUSE_HANDLE } from '@verse/api-contract/contests/contest-running.values';
import { SITE } from '../../platform/notify';
import type { Accounts, KnownOrganisation, Organisations } from '../../platform/ports';

/**
 * Organisation id of the house in contests. Equals `SITE`, so that notifications about its contests come from the site.
 */
export const HOUSE_ID = SITE;

const RUN_FOR_HOUSE = 'contests.run-for-house';

type Staff = Pick<Accounts, 'hasRight' | 'findStaff'>;

/**
 * Adds the house to the organisations, for contests alone: staff with the right are its owners, without a stored
 * organisation or membership, so their rights end with their role. Its handle is reserved, so no organisation has it.
 */
export function withHouse(organisations: Organisations, { hasRight, findStaff }: Staff, origin: string): Organisations {
  const house: KnownOrganisation = {
    id: HOUSE_ID,
    handle: HOUSE_HANDLE,
    name: 'Creativity Verse',
    logo: null,
    logoAlt: '',
    domain: { name: new URL(origin).hostname },
    state: 'open',
    createdAt: new Date(0),
  };
  const isOfHouse = (memberId: string) => hasRight(memberId, RUN_FOR_HOUSE);
  return {
    ...organisations,
    async findAll(ids) {
      const known = await organisations.findAll(ids.filter((id) => id !== HOUSE_ID));
      return ids.includes(HOUSE_ID) ? new Map([...known, [HOUSE_ID, house]]) : known;
    },
    byHandle: async (handle) => (handle === HOUSE_HANDLE ? house : organisations.byHandle(handle)),
    async roleOf(id, memberId) {
      if (id !== HOUSE_ID) return organisations.roleOf(id, memberId);
      return (await isOfHouse(memberId)) ? 'owner' : undefined;
    },
    async membersOf(id, roles) {
      if (id !== HOUSE_ID) return organisations.membersOf(id, roles);
      return roles.includes('owner') ? findStaff(RUN_FOR_HOUSE) : [];
    },
    async idsOfMember(memberId) {
      const [ids, isStaff] = await Promise.all([organisations.idsOfMember(memberId), isOfHouse(memberId)]);
      return isStaff ? [...ids, HOUSE_ID] : ids;
    },
    async admit(person, handle, roles, use) {
      const isHouse = handle === HOUSE_HANDLE && roles.includes('owner') && (await isOfHouse(person.id));
      return isHouse ? house : organisations.admit(person, handle, roles, use);
    },
  };
}
