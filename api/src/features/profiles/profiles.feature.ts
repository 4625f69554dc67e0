import { addressOf } from '@verse/contract/addresses';
import type { Feature, PersonalContent } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { MailQueue } from '../../platform/mail';
import type { Notify, Withdraw } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor } from '../../platform/people';
import { createRelations, type Relations } from '../../platform/relations';
import { type DbPort, insertNew } from '../../store';
import { followNotifications } from './follow-notifications';
import { createHandleRepository, type HandleRepository } from './handles.repository';
import { createListedMembers, type ListedMembers } from './listed-members';
import { createMeetingService } from './meeting.service';
import { createMembers, type Member, type Members } from './members';
import { membersRoutes } from './members.routes';
import { createMemberPost, memberMessageMail } from './message-mail';
import { newestWorksRoute } from './newest-works';
import { ownProfileRoutes } from './own-profile.routes';
import { createOwnProfileService } from './own-profile.service';
import { createPeopleFor } from './people';
import { createPictureForms } from './picture-forms';
import { mayOpen, type Someone, type Standing } from './profile';
import { createProfileRepository, type ProfileRepository, PROFILES } from './profiles.repository';
import { seedProfiles } from './seed-profiles';
import { shownPictures } from './shown-pictures';
import { createWhole } from './whole-members';
import { createWorkRepository, type WorkRepository } from './works.repository';
import { worksRoutes } from './works.routes';
import { createWorksService } from './works.service';

/** What profiles need of other features. */
export interface ProfilesNeeds {
  /** Those of these accounts whose address is proved. */
  people: (ids: readonly string[]) => Promise<Standing[]>;
  everybody: () => AsyncIterable<Someone>;
  /** With their addresses. */
  contacts: (ids: readonly string[]) => Promise<(Someone & { email: string })[]>;
  queue: Pick<MailQueue, 'add'>;
  /** Likes on everything somebody has posted. */
  likesOf: (memberId: string) => Promise<number>;
  /** Which of these have posted something for everybody. */
  writersAmong: (memberIds: readonly string[]) => Promise<Set<string>>;
  notify: Notify;
  withdraw: Withdraw;
  /** Whether one of the two has blocked the other. */
  isApart: (one: string, other: string) => Promise<boolean>;
  hasMuted: (memberId: string, other: string) => Promise<boolean>;
}

export interface ProfilesFeature extends Feature {
  peopleFor: PeopleFor;
  /** Titles of the works that a member shows. */
  worksOf: (memberId: string) => Promise<string[]>;
  /** The makers of all works that are shown, once for each. */
  makers: () => AsyncIterable<string>;
  /** The member whom this person sees under a handle; refuses as for a handle that nobody has. */
  memberFor: (person: Person, handle: string) => Promise<Member>;
  /** The member of a handle, whoever asks. */
  ownerOf: (handle: string) => Promise<string | undefined>;
  /** The handle of a member, whoever may see it. */
  handleOf: (memberId: string) => Promise<string | undefined>;
  /** The member whose profile everybody may open under a handle. */
  openOwnerOf: (handle: string) => Promise<string | undefined>;
  /** Tells that the page of a member shows other posts than before. */
  pageChanged: (memberId: string) => Promise<void>;
  /** Pages for search engines. */
  listed: ListedMembers;
  /** Ends what either follows of the other. */
  part: (one: string, other: string) => Promise<void>;
}

const DAY_MS = 24 * 60 * 60_000;
/** Links to somebody who has left lead nowhere for a year, and to nobody else. */
const RETIRED_DAYS = 365;
const DELETED_WORKS_DAYS = 30;

/** For the accounts of earlier releases. Whoever comes later gets theirs on coming. */
async function handlesForAll(db: DbPort, everybody: ProfilesNeeds['everybody'], { ensure }: Members): Promise<void> {
  const done = { _id: 'handles-for-all' };
  const settings = db.collection('settings');
  if (await settings.findOne(done)) return;
  for await (const person of everybody()) await ensure(person);
  await insertNew(settings, done);
}

interface Parts {
  profiles: ProfileRepository;
  handles: HandleRepository;
  works: WorkRepository;
  follows: Relations;
  changed: (memberId: string) => Promise<void>;
}

/** Tells that pages are to be made anew. */
function createChanges({ events }: Pick<Platform, 'events'>, handles: HandleRepository) {
  /** The own page and those below it, under every handle. */
  async function pagesOf(memberId: string): Promise<string[]> {
    return (await handles.allOf(memberId)).flatMap((handle) => {
      const path = addressOf('member', { handle });
      return [path, `${path}/*`];
    });
  }
  const elsewhere = [
    ...[addressOf('home'), addressOf('showcase')],
    // Bylines of posts, and of ratings.
    ...[`${addressOf('resources')}*`, `${addressOf('store')}*`],
  ];
  return {
    /** Whatever shows a member: also what names them elsewhere. */
    changed: async (memberId: string): Promise<void> =>
      events.changed({
        areas: ['community', 'blogs', 'feeds'],
        paths: [...(await pagesOf(memberId)), ...elsewhere],
      }),
    /** The sitemap is one of the feeds: a first post lists the page. */
    pageChanged: async (memberId: string): Promise<void> =>
      events.changed({ areas: ['feeds'], paths: await pagesOf(memberId) }),
  };
}

const personalContentOf = (
  { profiles, handles, works, follows, changed }: Parts,
  { now, picturePlaces }: Platform,
): PersonalContent[] => [
  {
    name: 'profile',
    async export(userId) {
      const profile = await profiles.find(userId);
      return profile ? [{ ...profile, handles: await handles.allOf(userId) }] : [];
    },
    async erase(userId) {
      await profiles.remove(userId);
      await picturePlaces.removeOf({ collection: PROFILES, id: userId });
      await changed(userId);
      await handles.retire(userId, new Date(now().getTime() + RETIRED_DAYS * DAY_MS));
    },
  },
  { name: 'works', export: (userId) => works.allOf(userId), erase: works.removeOf },
  {
    name: 'follows',
    export: (userId) => follows.allOf(userId),
    async erase(userId) {
      await follows.removeOf(userId);
      await follows.removeFor(userId);
    },
  },
];

const FOLLOWS = {
  most: 5000,
  message: 'You follow as many members as an account can. Unfollow one first.',
};

/** How members show themselves, under a handle of their own, and how others meet them. */
export async function createProfilesFeature(platform: Platform, needs: ProfilesNeeds): Promise<ProfilesFeature> {
  const { db, now, budgets, quotas, rateLimits, pictures, config } = platform;
  const [profiles, handles] = [await createProfileRepository(db), await createHandleRepository(db)];
  const works = await createWorkRepository(db);
  const follows = await createRelations(db, 'follows', { now, quota: { quotas, ...FOLLOWS } });
  const parts = { profiles, handles, works, follows, ...createChanges(platform, handles) };
  const members = createMembers({ ...parts, people: needs.people, now });
  const { likesOf, writersAmong } = needs;
  const whole = createWhole({ ...parts, likesOf, writersAmong });
  const post = createMemberPost({ mails: needs.queue, members, contacts: needs.contacts, budgets });
  const forms = createPictureForms(platform);
  const common = { ...parts, members, whole, pictures, now };
  const meeting = createMeetingService({ ...needs, members, whole, follows, post });
  return {
    name: 'profiles',
    routes: [
      ...membersRoutes({ service: meeting, rateLimits }),
      ...ownProfileRoutes({ service: createOwnProfileService(common), forms }),
      ...worksRoutes({ service: createWorksService(common), forms }),
      newestWorksRoute({ works, members }),
    ],
    pictures: shownPictures(common),
    personalContent: personalContentOf(parts, platform),
    seeds: [
      { name: 'profiles', collection: PROFILES, fill: (content) => seedProfiles(content, { ...common, now: now() }) },
    ],
    mails: [memberMessageMail(config.publicOrigin)],
    notifications: [followNotifications],
    joined: async (person) => void (await members.ensure(person)),
    appearanceChanged: parts.changed,
    prepare: () => handlesForAll(db, needs.everybody, members),
    jobs: [
      ...follows.jobs,
      { name: 'free-handles', run: () => handles.removeFree(now()), failed: 'old handles could not be freed' },
      {
        name: 'remove-deleted-works',
        run: () => works.removeDeletedBefore(new Date(now().getTime() - DELETED_WORKS_DAYS * DAY_MS)),
        failed: 'deleted works could not be removed',
      },
    ],
    peopleFor: createPeopleFor(members),
    worksOf: async (memberId) => (await works.shownOf(memberId)).map(({ title }) => title),
    makers: () => works.makers(),
    memberFor: meeting.memberFor,
    ownerOf: (handle) => handles.ownerOf(handle),
    handleOf: async (memberId) => (await profiles.find(memberId))?.handle,
    async openOwnerOf(handle) {
      const member = await members.byHandle(handle);
      return member && mayOpen('guest', member) ? member.profile.memberId : undefined;
    },
    pageChanged: parts.pageChanged,
    listed: createListedMembers({ ...parts, writersAmong, members }),
    async part(one, other) {
      await follows.set(one, other, false);
      await follows.set(other, one, false);
    },
  };
}
