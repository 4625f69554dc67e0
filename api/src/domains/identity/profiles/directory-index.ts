import { createTermIndex, type SearchChanges, TOKENS_EDITION } from '../../../platform/search';
import { type DbPort, insertIfAbsent } from '../../../store';
import { toTerms } from './directory-terms';
import type { Members } from './members';
import { isSample } from './profile';
import type { ProfileRepository } from './profiles.repository';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  db: DbPort;
  profiles: Pick<ProfileRepository, 'find' | 'all' | 'markIndexed' | 'listUnindexed'>;
  works: Pick<WorkRepository, 'firstShownOf'>;
  members: Pick<Members, 'byId'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

/** Age in milliseconds at which an unindexed change counts as lost. Longer than any request can take. */
const LOST_AFTER_MS = 30_000;
const MOST_LOST = 500;
const MOST_TRIES = 5;
/** Increment this number when the terms change, so that the next start reindexes all profiles. */
const EDITION = { _id: `people-search-1-${TOKENS_EDITION}` };
/** Sorts sample people last. */
const SAMPLES_AT = new Date(0);

export type DirectoryIndex = Awaited<ReturnType<typeof createDirectoryIndex>>;

/**
 * Index of search terms by member. Remains consistent with the profiles despite concurrent changes and killed
 * processes.
 */
export async function createDirectoryIndex({ db, profiles, works, members, searchChanges, now }: Dependencies) {
  const index = await createTermIndex(db, { collection: 'people_search', owner: 'memberId' });

  async function put(memberId: string): Promise<void> {
    const member = await members.byId(memberId);
    const hasWorks = ((await works.firstShownOf([memberId], 1)).get(memberId) ?? []).length > 0;
    const terms = member ? toTerms(member, hasWorks) : [];
    if (!member || terms.length === 0) return index.remove(memberId);
    const { profile } = member;
    return index.put({ id: memberId, at: isSample(profile) ? SAMPLES_AT : profile.updatedAt, terms });
  }

  async function syncOwn(memberId: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await profiles.find(memberId);
      await put(memberId);
      if (!before || (await profiles.markIndexed(memberId, before.version))) return;
    }
  }

  /** Indexes a member. Called after each change to the member's profile, works or account. */
  async function sync(memberId: string): Promise<void> {
    await syncOwn(memberId);
    await searchChanges.changed('member', memberId);
  }

  /** Indexes profiles from earlier releases. Runs only once per edition. */
  async function indexAll(): Promise<number> {
    const settings = db.collection('settings');
    if (await settings.findOne(EDITION)) return 0;
    let count = 0;
    for await (const { memberId } of profiles.all()) {
      await sync(memberId);
      count += 1;
    }
    await insertIfAbsent(settings, EDITION);
    return count;
  }

  return {
    find: index.find,
    sync,
    /** Indexes changes that a killed process left unindexed, and profiles from earlier releases. */
    async complete(): Promise<number> {
      const renewed = await indexAll();
      const lost = await profiles.listUnindexed(new Date(now().getTime() - LOST_AFTER_MS), MOST_LOST);
      for (const memberId of lost) await sync(memberId);
      return renewed + lost.length;
    },
  };
}
