import { can } from '@verse/api-contract/rights';
import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { Side } from '@verse/api-contract/work/projects.values';
import { AppError, type Person } from '../../../platform/http';
import type { Accounts, Organisations } from '../../../platform/ports';
import type { OpenProject, Seller, StoredProject } from './project';
import type { ProjectRepository } from './projects.repository';

export const UNKNOWN_PROJECT = 'There is no such project.';
/** Roles that can sell for an organisation. */
export const SELLING_ROLES = ['owner', 'recruiter'] as const satisfies readonly OrganisationRole[];

interface Dependencies extends Pick<Accounts, 'findStaff'> {
  projects: Pick<ProjectRepository, 'findByNumber'>;
  organisations: Pick<Organisations, 'roleOf' | 'membersOf' | 'idsOfMember'>;
}

/** The person who is acting. A person without a role cannot act for the house, i.e. for the site as a seller. */
type Actor = Pick<Person, 'id'> & Partial<Pick<Person, 'role' | 'lacksSecondFactor'>>;

/** The only place that decides who can act for a side of a project. */
export function createSides({ projects, organisations, findStaff }: Dependencies) {
  async function sellsFor(person: Actor, seller: Seller): Promise<boolean> {
    if (seller.kind === 'member') return seller.id === person.id;
    if (seller.kind === 'house') return can(person.role, 'projects.sell-for-house') && !person.lacksSecondFactor;
    const role = await organisations.roleOf(seller.id, person.id);
    return SELLING_ROLES.some((one) => one === role);
  }

  async function sideOf(person: Actor, project: StoredProject): Promise<Side | undefined> {
    if (project.clientId === person.id) return 'client';
    return (await sellsFor(person, project.seller)) ? 'seller' : undefined;
  }

  async function membersOf(
    { clientId, seller }: Pick<StoredProject, 'clientId' | 'seller'>,
    side: Side,
  ): Promise<readonly string[]> {
    if (side === 'client') return [clientId];
    if (seller.kind === 'member') return [seller.id];
    if (seller.kind === 'house') return [];
    return organisations.membersOf(seller.id, SELLING_ROLES);
  }

  return {
    sideOf,

    /** @throws AppError `not-found` if the person is on neither side */
    async open(person: Person, number: string): Promise<OpenProject> {
      const project = await projects.findByNumber(number);
      const side = project && (await sideOf(person, project));
      if (!project || !side) throw new AppError('not-found', UNKNOWN_PROJECT);
      return { project, side, readerId: person.id };
    },

    /** Returns the member as a seller, plus the organisations that the member can sell for. */
    async sellingFor(memberId: string): Promise<Seller[]> {
      const ids = await organisations.idsOfMember(memberId);
      const roles = await Promise.all(ids.map((id) => organisations.roleOf(id, memberId)));
      const selling = ids.filter((_, index) => SELLING_ROLES.some((one) => one === roles[index]));
      return [{ kind: 'member', id: memberId }, ...selling.map((id) => ({ kind: 'organisation' as const, id }))];
    },

    /** Returns the ids of the members who act for a side; empty for the house, because its staff use the staff desk. */
    membersOf,

    /** Like `membersOf`, but includes the house's staff; used for notifications that require a response. */
    answerersOf: async (project: Pick<StoredProject, 'clientId' | 'seller'>, side: Side): Promise<readonly string[]> =>
      side === 'seller' && project.seller.kind === 'house'
        ? findStaff('projects.sell-for-house')
        : membersOf(project, side),
  };
}

export type Sides = ReturnType<typeof createSides>;
