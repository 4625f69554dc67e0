import type { SuggestedTag } from '@verse/api-contract/community-posts';
import { FEWEST_FOLLOWERS, type PopularTags, TAG_LIMITS, type TagHead } from '@verse/api-contract/tags';
import type { Reader } from '../../platform/people';
import type { DetailedItem } from '../../platform/syndication';
import type { TagChoiceRows } from './choices';

/** Tagged content of a single kind. */
export interface TaggedContent {
  /** Whether the tag has any content that the reader may read. */
  has: (reader: Reader, tag: string) => Promise<boolean>;
  count: (tag: string) => Promise<number>;
  beginningWith: (start: string) => Promise<string[]>;
  /** Returns the tag list of each of the newest public documents. */
  newestTags: (most: number) => Promise<string[][]>;
  /** Returns the newest public documents; `link` and `image` are paths. */
  newest: (tag: string, most: number) => Promise<DetailedItem[]>;
}

interface Dependencies {
  choices: Pick<TagChoiceRows, 'choiceOf' | 'countFollowers'>;
  posts: TaggedContent;
  works: TaggedContent;
}

const MOST_SUGGESTED = 6;
/** Number of newest posts, and likewise of newest works, whose tags are counted. */
const MOST_COUNTED = 300;
/** Number of newest posts, and likewise of newest works, whose tags appear in the sitemap. */
const MOST_LISTED = 1000;
const FEED_LENGTH = 20;

const NO_CHOICE = { isFollowed: false, mute: null };

export function createTagsService({ choices, posts, works }: Dependencies) {
  async function hasAny(reader: Reader, tag: string): Promise<boolean> {
    return (await posts.has(reader, tag)) || works.has(reader, tag);
  }

  /** Counts how often each tag occurs in the newest public posts and works. */
  async function countUses(most: number): Promise<Map<string, number>> {
    const uses = new Map<string, number>();
    const lists = [...(await posts.newestTags(most)), ...(await works.newestTags(most))];
    for (const tag of lists.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    return uses;
  }

  return {
    async head(reader: Reader, tag: string): Promise<TagHead> {
      const [hasPosts, hasWorks, followers, choice] = await Promise.all([
        posts.has(reader, tag),
        works.has(reader, tag),
        choices.countFollowers(tag),
        reader.id === undefined ? NO_CHOICE : choices.choiceOf(reader.id, tag),
      ]);
      return { tag, hasPosts, hasWorks, followers: followers >= FEWEST_FOLLOWERS ? followers : null, ...choice };
    },

    /** Returns the tags of content that the reader may read, most used first. */
    async suggest(reader: Reader, start: string): Promise<SuggestedTag[]> {
      const names = new Set([...(await posts.beginningWith(start)), ...(await works.beginningWith(start))]);
      const unmuted = [...names].filter((tag) => !reader.tags?.muted.has(tag));
      const counted = await Promise.all(
        unmuted.map(async (tag) => ({ tag, posts: await posts.count(tag), works: await works.count(tag) })),
      );
      const shown: SuggestedTag[] = [];
      for (const one of counted.toSorted((a, b) => b.posts + b.works - (a.posts + a.works))) {
        if (shown.length === MOST_SUGGESTED) break;
        if (await hasAny(reader, one.tag)) shown.push(one);
      }
      return shown;
    },

    async popular(): Promise<PopularTags> {
      const uses = [...(await countUses(MOST_COUNTED))].map(([tag, count]) => ({ tag, uses: count }));
      const sorted = uses.toSorted((a, b) => b.uses - a.uses || (a.tag < b.tag ? -1 : 1));
      return { tags: sorted.slice(0, TAG_LIMITS.popular) };
    },

    /** Returns tags with public content, for the sitemap. */
    listed: async (): Promise<string[]> => [...(await countUses(MOST_LISTED)).keys()].toSorted(),

    /** Returns the newest public posts and works with a tag. */
    async newest(tag: string): Promise<DetailedItem[]> {
      const both = [...(await posts.newest(tag, FEED_LENGTH)), ...(await works.newest(tag, FEED_LENGTH))];
      return both.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, FEED_LENGTH);
    },
  };
}

export type TagsService = ReturnType<typeof createTagsService>;
