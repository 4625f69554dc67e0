import { tagsIn } from '@verse/api-contract/post-marks';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../platform/images';
import { findMutedTag, GUEST, type Reader, type Reading, type ShownPerson } from '../../platform/people';
import { readTagPage } from '../../platform/search';
import type { DetailedItem } from '../../platform/syndication';
import type { PostPage } from './feed.service';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';
import type { TagRepository } from './tags.repository';

interface Dependencies {
  posts: Pick<PostRepository, 'among' | 'list'>;
  tags: Pick<TagRepository, 'find' | 'beginningWith'>;
  reading: Reading;
}

/** Tagged posts, as needed by the tags feature. */
export interface TaggedPosts {
  /** Whether the reader may read at least one post with this tag. */
  has: (reader: Reader, tag: string) => Promise<boolean>;
  count: (tag: string) => Promise<number>;
  beginningWith: (start: string) => Promise<string[]>;
  /** Returns the tags of each of the newest public posts. */
  newestTags: (most: number) => Promise<string[][]>;
  /** Returns the newest public posts that have their own page. `link` and `image` are paths. */
  newest: (tag: string, most: number) => Promise<DetailedItem[]>;
}

const LONGEST_TITLE = 80;

const audienceOf = ({ id }: Reader) => (id === undefined ? 'guest' : 'member');

/** Posts have no title, so this combines the author's name and the beginning of the text. */
const toTitle = ({ text }: Post, { name }: ShownPerson): string =>
  `${name}: ${truncateText(toPlainSmallText(text).replace(/\s+/g, ' ').trim(), LONGEST_TITLE, '…')}`;

function toItem(post: Post, author: ShownPerson, handle: string): DetailedItem {
  const { id, text, picture, alt, createdAt, editedAt } = post;
  return {
    ...{ id, title: toTitle(post, author), link: addressOf('member-post', { handle, id }), categories: tagsIn(text) },
    ...{ at: createdAt, updatedAt: editedAt ?? createdAt, text: toPlainSmallText(text) },
    ...(picture ? { image: pictureView(picture, alt).src } : {}),
  };
}

export function createTagsService({ posts, tags, reading }: Dependencies) {
  async function page(viewer: Reader, tag: string, cursor: string | undefined, limit: number): Promise<PostPage> {
    const authors = new Map<string, ShownPerson>();
    /** Applies no staff exceptions, so staff see the same lists as members. */
    async function read(ids: readonly string[]): Promise<Post[]> {
      const among = await posts.among(ids);
      // A post may have changed since it was indexed. If the reader has muted this page's tag, its posts are still
      // shown, because the reader chose to open the page.
      const tagged = ids
        .flatMap((id) => among.get(id) ?? [])
        .filter(({ state, text, authorId }) => {
          const own = tagsIn(text);
          const others = own.filter((one) => one !== tag);
          const isMuted = viewer.muted.has(authorId) || findMutedTag(viewer, authorId, others) !== undefined;
          return state === 'shown' && own.includes(tag) && !isMuted;
        });
      const part = await reading({ ...viewer, isStaff: false }, tagged);
      part.authors.forEach((person, id) => authors.set(id, person));
      return part.readable;
    }
    const request = { audience: audienceOf(viewer), tag, list: `tag-${tag}`, cursor, limit } as const;
    const { found, next } = await readTagPage(tags, request, read);
    return { posts: found, authors, next };
  }

  const tagged: TaggedPosts = {
    has: async (reader, tag) => (await page(reader, tag, undefined, 1)).posts.length > 0,
    count: async (tag) => (await tags.find('member', tag, '', 1)).total.count,
    beginningWith: tags.beginningWith,
    async newestTags(most) {
      const all = await posts.list({ key: 'createdAt', forGuests: true, cursor: undefined, limit: most });
      return (await reading(GUEST, all)).readable.map(({ text }) => tagsIn(text));
    },
    async newest(tag, most) {
      const { posts: all, authors } = await page(GUEST, tag, undefined, most);
      return all.flatMap((post) => {
        const author = authors.get(post.authorId);
        return author?.handle ? [toItem(post, author, author.handle)] : [];
      });
    },
  };
  return { page, tagged };
}

export type TagsService = ReturnType<typeof createTagsService>;
