import { can } from '@verse/api-contract/rights';
import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import { AppError, type Person } from '../../../platform/http';
import type { Accounts, Organisations } from '../../../platform/ports';
import type { Filter } from '../../../store';
import { memberOn, type OpenProject, organisationOn, otherSide, type Parties, type Seller } from './project';
import type { ProjectRepository } from './projects.repository';

export const UNKNOWN_PROJECT = 'There is no such project.';
/** Roles that can act for an organisation in its projects, as the client and as the seller. */
export const ACTING_ROLES = ['owner', 'recruiter'] as const satisfies readonly OrganisationRole[];

interface Dependencies extends Pick<Accounts, 'findStaff'> {
  projects: Pick<ProjectRepository, 'findByNumber'>;
  organisations: Pick<Organisations, 'roleOf' | 'membersOf' | 'idsOfMember'>;
}

/** The person who is acting. A person without a role cannot act for the house, i.e. for the site as a seller. */
type Actor = Pick<Person, 'id'> & Partial<Pick<Person, 'role' | 'lacksSecondFactor'>>;

/** The only place that decides who can act for a side of a project. */
export function createSides({ projects, organisations, findStaff }: Dependencies) {
  async function actsFor(organisationId: string, memberId: string): Promise<boolean> {
    const role = await organisations.roleOf(organisationId, memberId);
    return ACTING_ROLES.some((one) => one === role);
  }

  async function isOn(side: Side, person: Actor, parties: Parties): Promise<boolean> {
    const organisationId = organisationOn(parties, side);
    if (organisationId !== undefined) return actsFor(organisationId, person.id);
    return (
      side === 'seller' &&
      parties.seller.kind === 'house' &&
      can(person.role, 'projects.sell-for-house') &&
      !person.lacksSecondFactor
    );
  }

  /** A member who is a side themselves does not act for an organisation on the other one. */
  async function sideOf(person: Actor, project: Parties): Promise<Side | undefined> {
    const own = SIDES.find((side) => memberOn(project, side) === person.id);
    if (own) return own;
    for (const side of SIDES) if (await isOn(side, person, project)) return side;
    return undefined;
  }

  async function membersOf(parties: Parties, side: Side): Promise<readonly string[]> {
    const member = memberOn(parties, side);
    if (member !== undefined) return [member];
    const organisationId = organisationOn(parties, side);
    if (organisationId === undefined) return [];
    const other = memberOn(parties, otherSide(side));
    return (await organisations.membersOf(organisationId, ACTING_ROLES)).filter((id) => id !== other);
  }

  async function organisationsOf(memberId: string): Promise<string[]> {
    const ids = await organisations.idsOfMember(memberId);
    const isActing = await Promise.all(ids.map((id) => actsFor(id, memberId)));
    return ids.filter((_, index) => isActing[index]);
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
    sellingFor: async (memberId: string): Promise<Seller[]> => [
      { kind: 'member', id: memberId },
      ...(await organisationsOf(memberId)).map((id) => ({ kind: 'organisation' as const, id })),
    ],

    /** Returns filters that match the projects in which the member, or an organisation they act for, is the client. */
    buyingFilters: async (memberId: string): Promise<Filter[]> => [
      { clientId: memberId },
      ...(await organisationsOf(memberId)).map((clientOrganisationId) => ({ clientOrganisationId })),
    ],

    actsFor,

    /** Returns the ids of the members who act for a side; empty for the house, because its staff use the staff desk. */
    membersOf,

    /** Like `membersOf`, but includes the house's staff; used for notifications that require a response. */
    answerersOf: async (parties: Parties, side: Side): Promise<readonly string[]> =>
      side === 'seller' && parties.seller.kind === 'house'
        ? findStaff('projects.sell-for-house')
        : membersOf(parties, side),
  };
}

export type Sides = ReturnType<typeof createSides>;
