import type { Party } from '@verse/api-contract/api';
import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import { GUEST } from '../../../platform/people';
import type { Organisations, People } from '../../../platform/ports';
import { memberOn, type OpenProject, organisationOn, type StoredProject } from './project';

interface Dependencies extends Pick<People, 'peopleFor' | 'findUnseen'> {
  organisations: Pick<Organisations, 'findAll'>;
}

const HOUSE = 'Creativity Verse';
/** Name displayed for members who have left, are suspended, or are hidden from the reader. */
const UNSEEN_MEMBER = 'A member';
const GONE_ORGANISATION = 'An organisation that was deleted';

export type Parties = ReturnType<typeof createParties>;

/** Names the two parties of projects. A name is shown only to readers who can currently see it. */
export function createParties({ peopleFor, findUnseen, organisations }: Dependencies) {
  async function findParties(readerId: string, projects: readonly StoredProject[]) {
    const idsOn = (find: typeof memberOn) => [
      ...new Set(projects.flatMap((project) => SIDES.flatMap((side) => find(project, side) ?? []))),
    ];
    const { blocked, muted } = await findUnseen(readerId);
    const people = await peopleFor({ ...GUEST, id: readerId, blocked, muted }, idsOn(memberOn));
    const owners = await organisations.findAll(idsOn(organisationOn));
    const member = (kind: Party['kind'], id: string): Party => {
      const person = people.get(id);
      return { kind, name: person?.name ?? UNSEEN_MEMBER, handle: person?.handle ?? null };
    };
    const organisation = (id: string): Party => {
      const owner = owners.get(id);
      return { kind: 'organisation', name: owner?.name ?? GONE_ORGANISATION, handle: owner?.handle ?? null };
    };
    return {
      client: ({ clientId, clientOrganisationId }: StoredProject) =>
        clientOrganisationId === undefined ? member('client', clientId) : organisation(clientOrganisationId),
      seller({ seller }: StoredProject): Party {
        if (seller.kind === 'house') return { kind: 'house', name: HOUSE, handle: null };
        return seller.kind === 'member' ? member('member', seller.id) : organisation(seller.id);
      },
    };
  }

  return {
    findParties,

    /** Returns both parties of a project, with the names that the reader can see. */
    async partiesOf({ project, readerId }: Pick<OpenProject, 'project' | 'readerId'>): Promise<Record<Side, Party>> {
      const parties = await findParties(readerId, [project]);
      return { client: parties.client(project), seller: parties.seller(project) };
    },
  };
}
