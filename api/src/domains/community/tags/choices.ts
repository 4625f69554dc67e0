import type { OwnTags, TagChoice } from '@verse/api-contract/api';
import { type MuteDays, TAG_LIMITS } from '@verse/api-contract/community/tags.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { PersonalData } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { TagChoices } from '../../../platform/people';
import { createRelations } from '../../../platform/relations';
import { createMuteRepository, type TagMute } from './mutes.repository';

const FOLLOWED = {
  most: TAG_LIMITS.followed,
  message: 'You follow as many tags as you can. Unfollow one first.',
};
const MUTED = {
  most: TAG_LIMITS.muted,
  message: 'You’ve muted as many tags as you can. Unmute one first.',
};

/**
 * Tags that members follow or mute. A mute overrides a follow; once the mute has expired, the follow takes effect
 * again.
 */
export type TagChoiceRows = Awaited<ReturnType<typeof createTagChoices>>;

const muteView = ({ until }: TagMute) => ({ until: until?.toISOString() ?? null });

/** Created before the features whose lists depend on it. */
export async function createTagChoices({ db, now, quotas }: Platform) {
  const follows = await createRelations(db, 'tag_follows', { now, quota: { quotas, ...FOLLOWED } });
  const mutes = await createMuteRepository(db);
  const reserve = quotas.create({ name: 'tag-mutes', ...MUTED, count: mutes.countOf });

  const mutedOf = (memberId: string) => mutes.listOf(memberId, now(), TAG_LIMITS.muted);
  async function followedOf(memberId: string): Promise<string[]> {
    const { rows } = await follows.pageOf(memberId, undefined, TAG_LIMITS.followed);
    return rows.map(({ objectId }) => objectId);
  }

  return {
    /** Returns tag choices for list queries. */
    async choicesOf(memberId: string): Promise<TagChoices> {
      const [followed, muted] = await Promise.all([followedOf(memberId), mutedOf(memberId)]);
      return { followed: new Set(followed), muted: new Set(muted.map(({ tag }) => tag)) };
    },
    async choiceOf(memberId: string, tag: string): Promise<TagChoice> {
      const [isFollowed, mute] = await Promise.all([follows.isOn(tag, memberId), mutes.find(memberId, tag)]);
      const holds = mute && (mute.until === null || mute.until > now());
      return { isFollowed, mute: holds ? muteView(mute) : null };
    },
    async list(memberId: string): Promise<OwnTags> {
      const [followed, muted] = await Promise.all([followedOf(memberId), mutedOf(memberId)]);
      return { followed, muted: muted.map((mute) => ({ tag: mute.tag, ...muteView(mute) })) };
    },
    follow: async (memberId: string, tag: string, on: boolean): Promise<void> =>
      void (await follows.set(tag, memberId, on)),
    async mute(memberId: string, tag: string, days: MuteDays): Promise<void> {
      const at = now();
      const until = days === null ? null : new Date(at.getTime() + days * DAY_MS);
      const mute: TagMute = { tag, memberId, until, at };
      if (!(await mutes.find(memberId, tag))) {
        await reserve(memberId);
        if (await mutes.insert(mute)) return;
      }
      await mutes.prolong(mute);
    },
    unmute: mutes.remove,
    countFollowers: follows.count,
    personalData: [
      { name: 'followedTags', export: (userId) => follows.allOf(userId), erase: follows.removeOf },
      { name: 'mutedTags', export: (userId) => mutes.allOf(userId), erase: mutes.removeOf },
    ] satisfies PersonalData[],
    jobs: [
      ...follows.jobs,
      {
        name: 'remove-ended-tag-mutes',
        run: () => mutes.removeEnded(now()),
        failed: 'failed to remove expired tag mutes',
      },
    ],
  };
}
