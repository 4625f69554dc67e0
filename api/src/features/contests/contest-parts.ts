import type { OrganisationRole } from '@verse/api-contract/organisations';
import type { WorkEdition } from '@verse/api-contract/profiles';
import type { EmailMember, Feature } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { PictureFile, PictureRecord } from '../../platform/images';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';
import type { Share } from '../../platform/shares';
import type { ContestAdminDependencies } from './contest-admin.routes';
import type { ContestRepository } from './contests.repository';
import type { ContestsService } from './contests.service';
import type { EntryRepository } from './entries/entries.repository';
import type { ResultsRepository } from './judging/results.repository';
import type { SeatRepository } from './seats.repository';

/** An organisation, as far as contests need it. */
export interface ContestOrganisation {
  id: string;
  handle: string;
  name: string;
  logo: PictureRecord | null;
  logoAlt: string;
  domain: { name: string } | null;
  state: 'open' | 'suspended' | 'deleted';
}

/** Access of contests to organisations. */
export interface ContestOrganisations {
  /** Omits deleted ones. */
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, ContestOrganisation>>;
  byHandle(handle: string): Promise<ContestOrganisation | undefined>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  admit(
    person: Pick<Person, 'id'>,
    handle: string,
    roles: readonly OrganisationRole[],
    use?: 'read' | 'write',
  ): Promise<ContestOrganisation>;
  membersOf(organisationId: string, roles: readonly OrganisationRole[]): Promise<string[]>;
  /** Ids of the organisations that a member belongs to. */
  idsOfMember(memberId: string): Promise<string[]>;
}

/** A work with its pictures, as a profile takes it. */
export interface SentWork {
  edition: WorkEdition;
  files: PictureFile[];
}

/** The roles that run contests. */
export const RUNNING_ROLES = ['owner'] as const;

/** What contests get from other features. */
export interface ContestsDependencies extends ContestAdminDependencies {
  notify: Notify;
  emailMember: EmailMember;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Whether one of the two follows the other. */
  isFollowing: (one: string, other: string) => Promise<boolean>;
  /** The handle of a member, also of a hidden profile. */
  findHandle: (memberId: string) => Promise<string | undefined>;
  /** Finds a member by handle as this person sees them; rejects like an unknown handle. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  /** When the account was created; undefined once it is gone. */
  findJoinedAt: (memberId: string) => Promise<Date | undefined>;
  /** Adds a work to the member's profile; the same id adds it once. */
  addWork: (memberId: string, id: string, work: SentWork) => Promise<void>;
  /** Whether the member has this work, or has deleted it. */
  findWork: (memberId: string, id: string) => Promise<'shown' | 'deleted' | undefined>;
  organisations: ContestOrganisations;
}

/** Shared by the parts of contests. */
export interface ContestParts {
  platform: Platform;
  dependencies: ContestsDependencies;
  contests: ContestRepository;
  seats: SeatRepository;
  entries: EntryRepository;
  results: ResultsRepository;
  service: ContestsService;
  /** Maximum of places per network. */
  share: Share;
  /** Registers what happens when a member leaves a contest. */
  onFreed: (act: (contestId: string) => Promise<unknown>) => void;
  /** Cached responses and public pages of contests are stale now. */
  announce: () => Promise<void>;
}

/** The contributions of a part to the feature. */
export type ContestPart = Omit<Feature, 'name'>;
