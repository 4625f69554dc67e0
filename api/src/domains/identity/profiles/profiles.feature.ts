import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Person } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import type { Notify, Withdraw } from '../../../platform/notify';
import type { Platform } from '../../../platform/open-platform';
import type { FindUnseen, PeopleFor, Reader } from '../../../platform/people';
import { createRelations, type Relations } from '../../../platform/relations';
import type { TaggedContent } from '../../../platform/search';
import { type DbPort, insertIfAbsent } from '../../../store';
import { directoryRoutes, PEOPLE_AREA } from './directory.routes';
import { createDirectory } from './directory.service';
import { createDirectoryIndex, type DirectoryIndex } from './directory-index';
import { createFeaturedMember } from './featured-member';
import { firstStepsRoute } from './first-steps';
import { followNotifications } from './follow-notifications';
import { createHandleRepository, type HandleRepository } from './handles.repository';
import { createListedMembers, type ListedMembers } from './listed-members';
import { createMembers, type Member, type Members } from './members';
import { membersRoutes } from './members.routes';
import { newestWorksRoute } from './newest-works';
import { ownProfileRoutes } from './own-profile.routes';
import { createOwnProfileService } from './own-profile.service';
import { createFindByHandles, createPeopleFor } from './people';
import { createPersonalData } from './personal-data';
import { createPictureForms } from './picture-forms';
import { mayOpen, type NamedPerson, type Standing } from './profile';
import { createProfileRepository, type ProfileRepository, PROFILES } from './profiles.repository';
import { createPublicProfileService } from './public-profile.service';
import { sampleMembersRoute } from './sample-members';
import { searchableMembers, searchableWorks } from './searchable-members';
import { seedProfiles } from './seed-profiles';
import { shownPictures } from './shown-pictures';
import { createTaggedWorks, taggedWorksRoute } from './tagged-works';
import { createFindWhole } from './whole-members';
import type { Work } from './work';
import { createWorkTags, followWorkTags } from './work-tags';
import { createWorkRepository } from './works.repository';
import { worksRoutes } from './works.routes';
import { createWorksService, type SentWork } from './works.service';

export interface ProfilesDependencies {
  /** Returns the given accounts that have a verified email address. */
  findMembers: (ids: readonly string[]) => Promise<Standing[]>;
  listMembers: () => AsyncIterable<NamedPerson>;
  countLikes: (memberId: string) => Promise<number>;
  /** Returns which of the given members have a public post. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
  notify: Notify;
  withdraw: Withdraw;
  /** Whether either member has blocked the other. */
  isBlocked: (one: string, other: string) => Promise<boolean>;
  hasMuted: (memberId: string, other: string) => Promise<boolean>;
  /** Returns the members whom the given member has blocked or muted, and those who have blocked them. */
  findUnseen: FindUnseen;
}

export interface ProfilesFeature extends Feature {
  peopleFor: PeopleFor;
  /** Finds members by handle; omits members whose profiles the reader cannot open. */
  findByHandles: (reader: Reader, handles: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Adds a work to a profile, subject to its quotas; idempotent per id. */
  addWork: (memberId: string, id: string, work: SentWork) => Promise<void>;
  /** Returns the state of the member's own work, or undefined if it does not exist. */
  findWorkState: (memberId: string, id: string) => Promise<Work['state'] | undefined>;
  /** Returns the works shown on a member's profile, in the member's order. */
  listWorks: (memberId: string) => Promise<Work[]>;
  /** Iterates over the authors of all shown works; yields a member once per work. */
  listWorkOwners: () => AsyncIterable<string>;
  tagged: TaggedContent;
  /** Finds a member by handle; rejects with not-found if the person cannot see the member. */
  memberFor: (person: Person, handle: string) => Promise<Member>;
  /** Returns the id of the member with the given handle, without checking visibility. */
  findOwner: (handle: string) => Promise<string | undefined>;
  /** Returns the URL of the member's profile picture. */
  findPicture: (memberId: string) => Promise<string | null>;
  /** Returns a member's handle, without checking visibility. */
  findHandle: (memberId: string) => Promise<string | undefined>;
  findSampleHandle: (name: string) => Promise<string | undefined>;
  /** Returns the id of the member with the given handle, if their profile is public. */
  findOpenOwner: (handle: string) => Promise<string | undefined>;
  /** Invalidates the member's page after the posts shown on it have changed. */
  pageChanged: (memberId: string) => Promise<void>;
  /** Public pages for the sitemap and link previews. */
  listed: ListedMembers;
  /** Returns when a member began to follow another; undefined if they do not. */
  followedSince: (followerId: string, memberId: string) => Promise<Date | undefined>;
  /** Removes the follows between two members, in both directions. */
  unfollowEachOther: (one: string, other: string) => Promise<void>;
}

const DELETED_WORKS_DAYS = 30;

/** Assigns handles to accounts from earlier releases. Newer members get a handle on their first visit. */
async function handlesForAll(
  db: DbPort,
  listMembers: ProfilesDependencies['listMembers'],
  { ensure }: Members,
): Promise<void> {
  const done = { _id: 'handles-for-all' };
  const settings = db.collection('settings');
  if (await settings.findOne(done)) return;
  for await (const person of listMembers()) await ensure(person);
  await insertIfAbsent(settings, done);
}

function createChanges(
  { events }: Pick<Platform, 'events'>,
  handles: HandleRepository,
  index: Pick<DirectoryIndex, 'sync' | 'complete'>,
) {
  /** Returns the paths of the profile page and its subpages, under each of the member's handles. */
  async function findPages(memberId: string): Promise<string[]> {
    return (await handles.listOfMember(memberId)).flatMap((handle) => {
      const path = addressOf('member', { handle });
      return [path, `${path}/*`];
    });
  }
  const elsewhere = [
    ...[addressOf('home'), addressOf('showcase'), `${addressOf('people')}*`, `${addressOf('tags')}*`],
    // Pages that show packages, or the bylines of posts and reviews.
    ...[`${addressOf('resources')}*`, `${addressOf('store')}*`, `${addressOf('services')}*`],
  ];
  return {
    /** Invalidates everything that shows the member, including bylines. */
    async changed(memberId: string): Promise<void> {
      await index.sync(memberId);
      await events.changed({
        areas: ['community', 'blogs', 'feeds', PEOPLE_AREA],
        paths: [...(await findPages(memberId)), ...elsewhere],
      });
    },
    async completeSearch(): Promise<number> {
      const count = await index.complete();
      if (count > 0) await events.changed({ areas: [PEOPLE_AREA], paths: [`${addressOf('people')}*`] });
      return count;
    },
    /**
     * Also invalidates the `feeds` area, because it contains the sitemap, and the sitemap starts to list the page once
     * there is a post.
     */
    pageChanged: async (memberId: string): Promise<void> =>
      events.changed({ areas: ['feeds'], paths: await findPages(memberId) }),
  };
}

const FOLLOWS = {
  most: 5000,
  message: 'You follow as many members as an account can. Unfollow one first.',
};

async function createParts(platform: Platform, people: ProfilesDependencies['findMembers']) {
  const { db, now, quotas } = platform;
  const profiles = await createProfileRepository(db);
  const handles = await createHandleRepository(db);
  const workTags = await createWorkTags(db);
  const works = followWorkTags(await createWorkRepository(db), workTags);
  const follows = await createRelations(db, 'follows', { now, quota: { quotas, ...FOLLOWS } });
  const members = createMembers({
    profiles,
    handles,
    people,
    now,
    joined: (memberId) => index.sync(memberId),
  });
  const index = await createDirectoryIndex({ ...platform, profiles, works, members });
  const tagged = createTaggedWorks({ works, workTags, members });
  return { profiles, handles, works, tagged, follows, members, index, ...createChanges(platform, handles, index) };
}

const createJobs = (
  { follows, handles, works, completeSearch }: Awaited<ReturnType<typeof createParts>>,
  now: () => Date,
): NonNullable<Feature['jobs']> => [
  ...follows.jobs,
  { name: 'complete-people-search', run: completeSearch, failed: 'failed to index changed profiles' },
  { name: 'free-handles', run: () => handles.removeFree(now()), failed: 'failed to free old handles' },
  {
    name: 'remove-deleted-works',
    run: () => works.removeDeletedBefore(new Date(now().getTime() - DELETED_WORKS_DAYS * DAY_MS)),
    failed: 'failed to remove deleted works',
  },
];

const createFindPicture =
  (profiles: Pick<ProfileRepository, 'find'>): ProfilesFeature['findPicture'] =>
  async (memberId) => {
    const picture = (await profiles.find(memberId))?.picture;
    return picture ? pictureView(picture, '').src : null;
  };

const createFindOpenOwner =
  (members: Pick<Members, 'byHandle'>): ProfilesFeature['findOpenOwner'] =>
  async (handle) => {
    const member = await members.byHandle(handle);
    return member && mayOpen('guest', member) ? member.profile.memberId : undefined;
  };

const createUnfollowEachOther =
  (follows: Pick<Relations, 'set'>): ProfilesFeature['unfollowEachOther'] =>
  async (one, other) => {
    await follows.set(one, other, false);
    await follows.set(other, one, false);
  };

/** Member profiles and handles, the directory, and follows. */
export async function createProfilesFeature(
  platform: Platform,
  dependencies: ProfilesDependencies,
): Promise<ProfilesFeature> {
  const { db, now, rateLimits, pictures, responses, searchChanges } = platform;
  const parts = await createParts(platform, dependencies.findMembers);
  const { profiles, handles, works, follows, members } = parts;
  const { countLikes, writersAmong } = dependencies;
  const whole = createFindWhole({ ...parts, countLikes, writersAmong });
  const forms = createPictureForms(platform);
  const common = { ...parts, whole, pictures, searchChanges, now };
  const worksService = createWorksService(common);
  const peopleFor = createPeopleFor(members);
  const featured = createFeaturedMember({ db, works, members, now });
  const publicProfiles = createPublicProfileService({ ...dependencies, members, whole, follows, featured });
  return {
    name: 'profiles',
    routes: [
      ...membersRoutes({ service: publicProfiles, rateLimits }),
      ...ownProfileRoutes({ service: createOwnProfileService(common), forms }),
      ...worksRoutes({ service: worksService, forms }),
      ...directoryRoutes({ ...dependencies, responses, directory: createDirectory(common) }),
      firstStepsRoute(parts),
      newestWorksRoute({ works, members }),
      taggedWorksRoute({ ...dependencies, tagged: parts.tagged }),
      sampleMembersRoute(parts),
    ],
    pictures: shownPictures(common),
    personalData: createPersonalData({ ...parts, featured }, platform),
    seeds: [
      { name: 'profiles', collection: PROFILES, fill: (content) => seedProfiles(content, { ...common, now: now() }) },
    ],
    notifications: [followNotifications],
    searchable: [searchableMembers(parts), searchableWorks(parts)],
    onEmailVerified: async (person) => void (await members.ensure(person)),
    onProfileChange: parts.changed,
    migrate: () => handlesForAll(db, dependencies.listMembers, members),
    jobs: createJobs(parts, now),
    peopleFor,
    findByHandles: createFindByHandles(handles, peopleFor),
    listWorks: (memberId) => works.listShown(memberId),
    addWork: async (memberId, id, work) => void (await worksService.add(memberId, work, id)),
    findWorkState: async (memberId, id) => (await works.find(memberId, id))?.state,
    listWorkOwners: () => works.listOwnerIds(),
    tagged: parts.tagged.source,
    memberFor: publicProfiles.memberFor,
    findOwner: (handle) => handles.findOwner(handle),
    findPicture: createFindPicture(profiles),
    findSampleHandle: profiles.findSampleHandle,
    findHandle: async (memberId) => (await profiles.find(memberId))?.handle,
    findOpenOwner: createFindOpenOwner(members),
    pageChanged: parts.pageChanged,
    listed: createListedMembers({ ...parts, writersAmong, members }),
    followedSince: (followerId, memberId) => follows.onSince(memberId, followerId),
    unfollowEachOther: createUnfollowEachOther(follows),
  };
}
