import type { WorkEdition } from '@verse/api-contract/identity/profiles.schema';
import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { EmailMember, Feature } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { PictureFile, PictureRecord } from '../../platform/images';
import type { Line, Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';
import type { Identity } from '../../platform/redaction';
import type { Share } from '../../platform/shares';
import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import type { RunContest } from './find-contest';
import type { Repositories } from './repositories';

/** Organisation data used by contests. */
export interface ContestOrganisation {
  id: string;
  handle: string;
  name: string;
  logo: PictureRecord | null;
  logoAlt: string;
  domain: { name: string } | null;
  state: 'open' | 'suspended' | 'deleted';
}

export interface ContestOrganisations {
  /** Omits deleted organisations. */
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
  idsOfMember(memberId: string): Promise<string[]>;
}

/** A work and its pictures, in the form in which a profile accepts them. */
export interface SentWork {
  edition: WorkEdition;
  files: PictureFile[];
}

/** Roles that may run contests. */
export const RUNNING_ROLES = ['owner'] as const;

export interface ContestsDependencies {
  /** Omits accounts that are leaving. */
  findContacts: (ids: readonly string[]) => Promise<{ id: string; name: string; email: string }[]>;
  /** Like `findContacts`, but includes accounts that are suspended or leaving. */
  findAllContacts: ContestsDependencies['findContacts'];
  notify: Notify;
  emailMember: EmailMember;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Returns when a member began to follow another; undefined if they do not. */
  followedSince: (followerId: string, memberId: string) => Promise<Date | undefined>;
  /** Returns the handle of a member, even if the profile is hidden. */
  findHandle: (memberId: string) => Promise<string | undefined>;
  /** Finds a member by handle. Treats members whom the person may not see as unknown. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  /** Returns the account's creation date, or undefined if the account has been deleted. */
  findJoinedAt: (memberId: string) => Promise<Date | undefined>;
  /** Adds a work to the member's profile. Idempotent by id. */
  addWork: (memberId: string, id: string, work: SentWork) => Promise<void>;
  /** Returns whether the member's work is shown or deleted, or undefined if there has never been such a work. */
  findWork: (memberId: string, id: string) => Promise<'shown' | 'deleted' | undefined>;
  organisations: ContestOrganisations;
}

/** Shared by all parts of the contests feature. */
export interface ContestParts extends Platform, ContestsDependencies, Repositories {
  contests: ContestRepository;
  findContest: (id: string) => Promise<Contest>;
  findRunContest: (id: string) => Promise<RunContest>;
  /** Returns the identifying details of an entry's makers, for `toJudgeView`. */
  findIdentities: (memberIds: readonly string[]) => Promise<Identity[]>;
  /** @throws AppError `conflict` if the member belongs to the organisation that runs the contest */
  assertOutsider: (contest: Contest, memberId: string) => Promise<void>;
  /** Corrects the stored number of taken places. */
  recount: (contestId: string) => Promise<void>;
  /** Returns the maximum number of places per network. */
  share: Share;
  /** Registers a function that is called when a member leaves a contest. */
  onPlaceFreed: (act: (contestId: string) => Promise<unknown>) => void;
  /** Invalidates cached contest responses and public contest pages. */
  announce: () => Promise<void>;
}

/** Writes the text of a notification; undefined if it no longer applies to the member. */
export type LineFor = (memberId: string, about: string) => Promise<Line | undefined>;
export type ContestLines = Partial<Record<string, LineFor>>;

/** A part's contribution to the feature. */
export interface ContestPart extends Omit<Feature, 'name' | 'notifications'> {
  /** Notification texts, keyed by the first word of the subject. */
  lines?: ContestLines;
}
