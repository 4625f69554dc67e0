import type { PopularTags, SuggestedTag, TagHead } from '@verse/api-contract/api';
import { FEWEST_FOLLOWERS, TAG_LIMITS } from '@verse/api-contract/community/tags.values';
import type { Reader } from '../../../platform/people';
import type { TaggedContent, TaggedKind } from '../../../platform/search';
import type { DetailedItem } from '../../../platform/syndication';
import type { TagChoiceRows } from './choices';

interface Dependencies {
  choices: Pick<TagChoiceRows, 'choiceOf' | 'countFollowers'>;
  tagged: () => Record<TaggedKind, TaggedContent>;
}

const MOST_SUGGESTED = 6;
/** Maximum number of newest items of each kind (posts, works, blog posts) whose tags are counted. */
const MOST_COUNTED = 300;
/** Maximum number of newest items of each kind (posts, works, blog posts) whose tags appear in the sitemap. */
const MOST_LISTED = 1000;
const FEED_LENGTH = 20;

const totalOf = (one: Required<SuggestedTag>) => one.posts + one.works + one.blogPosts;

const NO_CHOICE = { isFollowed: false, mute: null };

export function createTagsService({ choices, tagged }: Dependencies) {
  function kinds(): readonly TaggedContent[] {
    const { posts, works, blogPosts } = tagged();
    return [posts, works, blogPosts];
  }

  /** Queries each content kind and joins the results. */
  const ofAll = async <T>(ask: (content: TaggedContent) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(kinds().map(ask))).flat();

  /** Counts how often each tag occurs in the newest public posts, works and blog posts. */
  async function countUses(most: number): Promise<Map<string, number>> {
    const uses = new Map<string, number>();
    const lists = await ofAll((content) => content.newestTags(most));
    for (const tag of lists.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    return uses;
  }

  async function countIndexed(tag: string): Promise<number> {
    const counts = await Promise.all(kinds().map((content) => content.countIndexed(tag)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function countReadable(reader: Reader, tag: string): Promise<Required<SuggestedTag>> {
    const counts = await Promise.all(kinds().map((content) => content.countReadable(reader, tag)));
    return { tag, posts: counts[0]!, works: counts[1]!, blogPosts: counts[2]! };
  }

  return {
    async head(reader: Reader, tag: string): Promise<TagHead> {
      const { posts, works, blogPosts } = tagged();
      const [hasPosts, hasWorks, hasBlogPosts, followers, choice] = await Promise.all([
        posts.has(reader, tag),
        works.has(reader, tag),
        blogPosts.has(reader, tag),
        choices.countFollowers(tag),
        reader.id === undefined ? NO_CHOICE : choices.choiceOf(reader.id, tag),
      ]);
      const shown = followers >= FEWEST_FOLLOWERS ? followers : null;
      return { tag, hasPosts, hasWorks, hasBlogPosts, followers: shown, ...choice };
    },

    /** Returns the tags of content that the reader may read, most used first. */
    async suggest(reader: Reader, start: string): Promise<SuggestedTag[]> {
      const names = new Set(await ofAll((content) => content.beginningWith(start)));
      const unmuted = [...names].filter((tag) => !reader.tags?.muted.has(tag));
      const indexed = await Promise.all(unmuted.map(async (tag) => ({ tag, uses: await countIndexed(tag) })));
      const shown: Required<SuggestedTag>[] = [];
      for (const { tag } of indexed.toSorted((a, b) => b.uses - a.uses)) {
        if (shown.length === MOST_SUGGESTED) break;
        const counted = await countReadable(reader, tag);
        if (totalOf(counted) > 0) shown.push(counted);
      }
      return shown.toSorted((a, b) => totalOf(b) - totalOf(a));
    },

    async popular(): Promise<PopularTags> {
      const uses = [...(await countUses(MOST_COUNTED))].map(([tag, count]) => ({ tag, uses: count }));
      const sorted = uses.toSorted((a, b) => b.uses - a.uses || (a.tag < b.tag ? -1 : 1));
      return { tags: sorted.slice(0, TAG_LIMITS.popular) };
    },

    /** Returns tags with public content, for the sitemap. */
    listed: async (): Promise<string[]> => [...(await countUses(MOST_LISTED)).keys()].toSorted(),

    /** Returns the newest public posts, works and blog posts with a tag. */
    async newest(tag: string): Promise<DetailedItem[]> {
      const items = await ofAll((content) => content.newest(tag, FEED_LENGTH));
      return items.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, FEED_LENGTH);
    },
  };
}

export type TagsService = ReturnType<typeof createTagsService>;
