import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Job } from '../../../platform/background';
import type { Feature, ReportableContent } from '../../../platform/feature';
import type { Route } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import type { Platform } from '../../../platform/open-platform';
import type { Accounts, People } from '../../../platform/ports';
import { createRelations, type Relations } from '../../../platform/relations';
import type { DocumentIndex } from '../../../platform/search';
import { type DbPort, insertIfAbsent } from '../../../store';
import { createAnswerableWorks } from './answerable-works';
import { directoryRoutes, PEOPLE_AREA } from './directory.routes';
import { createDirectory } from './directory.service';
import { createDirectoryIndex } from './directory-index';
import { createFeaturedMember } from './featured-member';
import { firstStepsRoute } from './first-steps';
import { followNotifications } from './follow-notifications';
import { createHandleRepository, type HandleRepository } from './handles.repository';
import { createListedMembers } from './listed-members';
import { listedWorksRoutes } from './listed-works';
import { createMembers, type Members } from './members';
import { membersRoutes } from './members.routes';
import { nearbyMembersRoute } from './nearby-members';
import { ownProfileRoutes } from './own-profile.routes';
import { createOwnProfileService } from './own-profile.service';
import { createFindByHandles, createPeopleFor } from './people';
import { createPersonalData } from './personal-data';
import { createPictureForms } from './picture-forms';
import { mayOpen } from './profile';
import { createProfileRepository, type ProfileRepository, PROFILES } from './profiles.repository';
import { createPublicProfileService } from './public-profile.service';
import { createFindPublicWorks } from './public-works';
import { relatedWorksRoute } from './related-works';
import { sampleMembersRoute } from './sample-members';
import { searchableMembers, searchableWorks } from './searchable-members';
import { seedProfiles } from './seed-profiles';
import { createSeenWorks } from './seen-works';
import { shownPictures } from './shown-pictures';
import { createTaggedWorks, taggedWorksRoute } from './tagged-works';
import { createFindWhole } from './whole-members';
import { createWorkTags, followWorkTags } from './work-tags';
import { addTiles } from './work-tiles';
import { createWorkRepository } from './works.repository';
import { worksRoutes } from './works.routes';
import { createWorksService } from './works.service';

export type ProfilesFeature = Feature &
  Pick<
    People,
    | 'peopleFor'
    | 'findByHandles'
    | 'addWork'
    | 'findWorkState'
    | 'listWorks'
    | 'memberFor'
    | 'findOwner'
    | 'findOwnersByPrefix'
    | 'findPicture'
    | 'findHandle'
    | 'findSampleHandle'
    | 'findOpenOwner'
    | 'pageChanged'
    | 'unfollowEachOther'
    | 'listFollowed'
    | 'mayBeFeatured'
    | 'findPublicWorks'
    | 'findSeenWorks'
    | 'findFirstWorks'
    | 'findSampleWorks'
  >;

const DELETED_WORKS_DAYS = 30;

/** Assigns handles to accounts from earlier releases. Newer members get a handle on their first visit. */
async function handlesForAll(db: DbPort, listMembers: Accounts['listMembers'], { ensure }: Members): Promise<void> {
  const done = { _id: 'handles-for-all' };
  const settings = db.collection('settings');
  if (await settings.findOne(done)) return;
  for await (const person of listMembers()) await ensure(person);
  await insertIfAbsent(settings, done);
}

function createChanges(
  { events }: Pick<Platform, 'events'>,
  handles: HandleRepository,
  index: Pick<DocumentIndex, 'sync' | 'complete'>,
) {
  /** Returns the paths of the profile page and its subpages, under each of the member's handles. */
  async function findPages(memberId: string): Promise<string[]> {
    return (await handles.listOfMember(memberId)).flatMap((handle) => {
      const path = addressOf('member', { handle });
      return [path, `${path}/*`];
    });
  }
  const elsewhere = [
    ...[
      addressOf('home'),
      addressOf('showcase'),
      `${addressOf('people')}*`,
      `${addressOf('works')}*`,
      `${addressOf('collection', { id: '' })}*`,
      // Profiles show the first pictures of their collections.
      `${addressOf('member', { handle: '' })}*`,
      `${addressOf('critique')}*`,
      `${addressOf('tags')}*`,
    ],
    // Pages that show packages, the bylines of posts and reviews, or makers and judges.
    ...[`${addressOf('resources')}*`, `${addressOf('store')}*`, `${addressOf('services')}*`],
    ...[`${addressOf('public-contests')}*`, `${addressOf('organisation', { handle: '' })}*`],
  ];
  return {
    /** Invalidates everything that shows the member, including bylines. */
    async changed(memberId: string): Promise<void> {
      await index.sync(memberId);
      await events.changed({
        areas: ['community', 'blogs', 'feeds', 'contests', PEOPLE_AREA],
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
  message: 'You follow as many members as you can. Unfollow one first.',
};

async function createParts(platform: Platform) {
  const { db, now, quotas } = platform;
  const profiles = await createProfileRepository(db);
  const handles = await createHandleRepository(db);
  const workTags = await createWorkTags(db);
  const works = followWorkTags(await createWorkRepository(db), workTags);
  const follows = await createRelations(db, 'follows', { now, quota: { quotas, ...FOLLOWS } });
  const members = createMembers({
    profiles,
    handles,
    findMembers: platform.accounts.findMembers,
    now,
    joined: (memberId) => index.sync(memberId),
  });
  const index = await createDirectoryIndex({ ...platform, works, members });
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

const createTilesJob = (
  { works }: Pick<Awaited<ReturnType<typeof createParts>>, 'works'>,
  { db, pictures }: Platform,
): Job => ({
  name: 'add-work-tiles',
  everyMs: MINUTE_MS,
  run: () => addTiles({ db, works, pictures }),
  failed: 'failed to add tiles to pictures of works',
  done: 'added tiles to works',
});

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

const createReportableProfile = (memberFor: People['memberFor']): ReportableContent => ({
  async find(person, named) {
    const { name, profile } = await memberFor(person, named);
    const { memberId, handle, bio } = profile;
    const text = `${name}\n${bio}`.trim();
    return { id: memberId, authorId: memberId, text, path: addressOf('member', { handle }) };
  },
});

function createWorkListRoutes(
  parts: Awaited<ReturnType<typeof createParts>>,
  { people, responses }: Platform,
): Route[] {
  const common = { ...people, ...parts, responses };
  return [
    ...listedWorksRoutes(common),
    relatedWorksRoute(common),
    taggedWorksRoute({ ...people, tagged: parts.tagged }),
  ];
}

/** Member profiles and handles, the directory, and follows. */
export async function createProfilesFeature(platform: Platform): Promise<ProfilesFeature> {
  const { db, now, rateLimits, pictures, responses, searchChanges, people, notifications } = platform;
  const parts = await createParts(platform);
  const { profiles, handles, works, follows, members } = parts;
  const whole = createFindWhole({ ...parts, ...people });
  const forms = createPictureForms(platform);
  const common = { ...parts, whole, pictures, searchChanges, now };
  const worksService = createWorksService(common);
  const peopleFor = createPeopleFor(members);
  const directory = createDirectory(common);
  const featured = createFeaturedMember({ ...people, db, works, members, now });
  const publicProfiles = createPublicProfileService({ ...people, ...notifications, members, whole, follows, featured });
  return {
    name: 'profiles',
    routes: [
      ...membersRoutes({ service: publicProfiles, rateLimits }),
      ...ownProfileRoutes({ service: createOwnProfileService(common), forms }),
      ...worksRoutes({ service: worksService, forms }),
      ...directoryRoutes({ ...people, responses, directory }),
      nearbyMembersRoute({ ...people, ...parts, directory }),
      firstStepsRoute(parts),
      ...createWorkListRoutes(parts, platform),
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
    migrate: () => handlesForAll(db, platform.accounts.listMembers, members),
    jobs: [...createJobs(parts, now), createTilesJob(parts, platform)],
    peopleFor,
    findByHandles: createFindByHandles(handles, peopleFor),
    listWorks: (memberId) => works.listShown(memberId),
    addWork: async (memberId, id, work) => void (await worksService.add(memberId, work, id)),
    findWorkState: async (memberId, id) => (await works.find(memberId, id))?.state,
    tagged: { works: parts.tagged.source },
    answerable: { works: createAnswerableWorks(parts) },
    points: [{ words: '5 for each work you show', what: 'Works shown', points: 5, owners: () => works.listOwnerIds() }],
    reportable: { profile: createReportableProfile(publicProfiles.memberFor) },
    memberFor: publicProfiles.memberFor,
    findOwner: (handle) => handles.findOwner(handle),
    findOwnersByPrefix: handles.listOwnersByPrefix,
    findPicture: createFindPicture(profiles),
    findSampleHandle: profiles.findSampleHandle,
    findHandle: async (memberId) => (await profiles.find(memberId))?.handle,
    findOpenOwner: createFindOpenOwner(members),
    pageChanged: parts.pageChanged,
    listed: { members: createListedMembers({ ...parts, ...people }) },
    unfollowEachOther: createUnfollowEachOther(follows),
    mayBeFeatured: featured.mayBeFeatured,
    findPublicWorks: createFindPublicWorks(parts),
    ...createSeenWorks(parts),
    listFollowed: async (memberId) =>
      (await follows.pageOf(memberId, undefined, FOLLOWS.most)).rows.map(({ objectId }) => objectId),
  };
}
