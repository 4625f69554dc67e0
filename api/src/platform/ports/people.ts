import type { ShownWork, TaggedWork } from '@verse/api-contract/api';
import type { MadeHow } from '@verse/api-contract/community/community-posts.values';
import type { Reported } from '@verse/api-contract/community/moderation.values';
import type { WorkEdition } from '@verse/api-contract/identity/profiles.schema';
import type { ReportedContent } from '../feature';
import type { Person } from '../http';
import type { Focus, PictureFile, PictureRecord } from '../images';
import type { FindUnseen, PeopleFor, Reader } from '../people';
import { createPort } from './port';

export interface FoundMember {
  name: string;
  isHidden: boolean;
  profile: { memberId: string; handle: string; bio: string; sampleName?: string };
}

export interface WorkPicture {
  picture: PictureRecord;
  alt: string;
  /** Absent if the maker has not set it. */
  focus?: Focus;
}

/** A work on a member's profile. */
export interface Work {
  id: string;
  memberId: string;
  title: string;
  description: string;
  role: string;
  // Absent from works added in earlier releases.
  problem?: string | undefined;
  decisions?: string | undefined;
  result?: string | undefined;
  madeHow?: MadeHow | undefined;
  /** Tags, stored without the leading `#`. */
  tags?: string[] | undefined;
  link: string;
  year: number | null;
  pictures: WorkPicture[];
  /** Sort key between the keys of the neighbouring works, so that moving a work writes only one document. */
  position: string;
  state: 'shown' | 'deleted';
  /** Absent from works added in earlier releases. */
  addedAt?: Date;
  deletedAt?: Date;
  version: number;
}

/** A work and its pictures, as sent to a profile. */
export interface SentWork {
  edition: WorkEdition;
  files: PictureFile[];
}

/** What features may ask of members: their profiles, works, and what they want to see of each other. */
export interface People {
  peopleFor: PeopleFor;
  /** Finds members by handle; omits members whose profiles the reader cannot open. */
  findByHandles: (reader: Reader, handles: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Finds a member by handle; rejects with not-found if the person cannot see the member. */
  memberFor: (person: Person, handle: string) => Promise<FoundMember>;
  /** Returns the id of the member with the given handle, without checking visibility. */
  findOwner: (handle: string) => Promise<string | undefined>;
  /** Returns the id of the member with the given handle, if their profile is public. */
  findOpenOwner: (handle: string) => Promise<string | undefined>;
  /** Returns a member's handle, without checking visibility. */
  findHandle: (memberId: string) => Promise<string | undefined>;
  /** Returns the owners of up to `most` handles that begin with the given text, without checking visibility. */
  findOwnersByPrefix: (prefix: string, most: number) => Promise<string[]>;
  findSampleHandle: (name: string) => Promise<string | undefined>;
  /** Returns the URL of the member's profile picture. */
  findPicture: (memberId: string) => Promise<string | null>;
  /** Invalidates the member's page after something shown on it has changed. */
  pageChanged: (memberId: string) => Promise<void>;
  /** Removes the follows between two members, in both directions. */
  unfollowEachOther: (one: string, other: string) => Promise<void>;
  /** Returns the ids of the members whom a member follows, last followed first. */
  listFollowed: (memberId: string) => Promise<string[]>;
  /** Whether the profile has a bio, skills and works, and all of them are visible to everyone. */
  mayBeFeatured: (memberId: string) => Promise<boolean>;
  /** Returns those of the works that have a picture and are visible to everyone, with their makers. */
  findPublicWorks: (ids: readonly string[]) => Promise<ReadonlyMap<string, { memberId: string; work: ShownWork }>>;
  /** Returns those of the works that have a picture and that the reader may see, with their makers. */
  findSeenWorks: (
    reader: Reader,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { memberId: string; work: TaggedWork }>>;
  /** Returns the first work of each of the members, if it has a picture and the reader may see it. */
  findFirstWorks: (reader: Reader, memberIds: readonly string[]) => Promise<ReadonlyMap<string, TaggedWork>>;
  /** Returns works of sample members, in turn from each. */
  findSampleWorks: (most: number) => Promise<TaggedWork[]>;
  /** Returns the ids of members whom members have chosen to be featured this week, best first. */
  findChosen: () => Promise<readonly string[]>;
  /** Returns the works shown on a member's profile, in the member's order. */
  listWorks: (memberId: string) => Promise<Work[]>;
  /** Adds a work to a profile, subject to its quotas; idempotent per id. */
  addWork: (memberId: string, id: string, work: SentWork) => Promise<void>;
  /** Returns the state of the member's own work, or undefined if it does not exist. */
  findWorkState: (memberId: string, id: string) => Promise<Work['state'] | undefined>;
  /** Returns the members whom the given member has blocked or muted, and those who have blocked them. */
  findUnseen: FindUnseen;
  /** Like `findUnseen`, but also includes the tags that the member follows or has muted. */
  findUnseenAndTags: FindUnseen;
  /** Whether either member has blocked the other. */
  isBlocked: (one: string, other: string) => Promise<boolean>;
  block: (memberId: string, otherId: string) => Promise<void>;
  /** Reports a message: opens a case, or adds the report to an open one. */
  report: (person: Person, type: 'message', id: string, words: { reason: 'other'; note: string }) => Promise<boolean>;
  /** Opens a case about content that the site itself finds suspicious, once. Moderators read the note. */
  reportForSite: (type: Reported, content: ReportedContent, note: string) => Promise<void>;
  countLikes: (memberId: string) => Promise<number>;
  /** Returns which of the given members have a public post. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
  /** Returns the titles of projects that the member has completed for a client and was paid for. */
  listCompletedTitles: (memberId: string) => Promise<readonly string[]>;
  /**
   * Returns the last briefs sent to the member whose time to answer is over, with the hours within which they answered.
   */
  listBriefs: (memberId: string) => Promise<readonly { title: string; hours: number | undefined }[]>;
  /** Returns the averages of members' reviews as sellers; omits those who have too few. */
  findRatings: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, { average: number; count: number }>>;
  /**
   * Whether, in the period, one of two members agreed on a project as the other's client, or paid the other for one;
   * `to` is exclusive.
   */
  hadProject: (one: string, other: string, period: { from: Date; to: Date }) => Promise<boolean>;
  /** Returns a member's invitation rewards, one entry per reward, in cents. */
  listEarnings: (memberId: string) => Promise<readonly { at: Date; cents: number }[]>;
}

export const createPeoplePort = () =>
  createPort<People>('people', {
    peopleFor: true,
    findByHandles: true,
    memberFor: true,
    findOwner: true,
    findOpenOwner: true,
    findHandle: true,
    findOwnersByPrefix: true,
    findSampleHandle: true,
    findPicture: true,
    pageChanged: true,
    unfollowEachOther: true,
    listFollowed: true,
    mayBeFeatured: true,
    findPublicWorks: true,
    findSeenWorks: true,
    findFirstWorks: true,
    findSampleWorks: true,
    findChosen: true,
    listWorks: true,
    addWork: true,
    findWorkState: true,
    findUnseen: true,
    findUnseenAndTags: true,
    isBlocked: true,
    block: true,
    report: true,
    reportForSite: true,
    countLikes: true,
    writersAmong: true,
    listCompletedTitles: true,
    listBriefs: true,
    findRatings: true,
    hadProject: true,
    listEarnings: true,
  });
