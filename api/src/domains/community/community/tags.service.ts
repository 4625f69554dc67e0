import { tagsIn } from '@verse/api-contract/community/post-marks';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../../platform/images';
import { findMutedTag, GUEST, type Reader, type Reading, type ShownPerson } from '../../../platform/people';
import { createTagPages, type TaggedContent } from '../../../platform/search';
import type { DetailedItem } from '../../../platform/syndication';
import type { PostPage } from './feed.service';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';
import type { TagRepository } from './tags.repository';

interface Dependencies {
  posts: Pick<PostRepository, 'among' | 'list'>;
  tags: Pick<TagRepository, 'find' | 'beginningWith'>;
  reading: Reading;
}

const LONGEST_TITLE = 80;

/** Posts have no title, so this combines the author's name and the beginning of the text. */
const toTitle = ({ text }: Post, { name }: ShownPerson): string =>
  `${name}: ${truncateText(toPlainSmallText(text).replace(/\s+/g, ' ').trim(), LONGEST_TITLE, '…')}`;

function toItem(post: Post, author: ShownPerson, handle: string): DetailedItem {
  const { id, text, picture, alt, createdAt, editedAt } = post;
  return {
    id,
    title: toTitle(post, author),
    link: addressOf('member-post', { handle, id }),
    categories: tagsIn(text),
    at: createdAt,
    updatedAt: editedAt ?? createdAt,
    text: toPlainSmallText(text),
    ...(picture ? { image: pictureView(picture, alt).src } : {}),
  };
}

interface PostWithAuthor {
  post: Post;
  author: ShownPerson | undefined;
}

export function createTagsService({ posts, tags, reading }: Dependencies) {
  /** Applies no staff exceptions, so staff see the same lists as members. */
  async function read(viewer: Reader, tag: string, ids: readonly string[]): Promise<PostWithAuthor[]> {
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
    const { readable, authors } = await reading({ ...viewer, isStaff: false }, tagged);
    return readable.map((post) => ({ post, author: authors.get(post.authorId) }));
  }

  const { page, ...pages } = createTagPages({
    index: tags,
    list: 'tag',
    read,
    audienceOf: ({ id }) => (id === undefined ? 'guest' : 'member'),
  });

  const tagged: TaggedContent = {
    ...pages,
    async newestTags(most) {
      const all = await posts.list({ key: 'createdAt', forGuests: true, cursor: undefined, limit: most });
      return (await reading(GUEST, all)).readable.map(({ text }) => tagsIn(text));
    },
    async newest(tag, most) {
      const { found } = await page(GUEST, tag, undefined, most);
      return found.flatMap(({ post, author }) => (author?.handle ? [toItem(post, author, author.handle)] : []));
    },
  };

  return {
    tagged,
    async page(viewer: Reader, tag: string, cursor: string | undefined, limit: number): Promise<PostPage> {
      const { found, next } = await page(viewer, tag, cursor, limit);
      const authors = found.flatMap(({ post, author }) => (author ? [[post.authorId, author] as const] : []));
      return { posts: found.map(({ post }) => post), authors: new Map(authors), next };
    },
  };
}

export type TagsService = ReturnType<typeof createTagsService>;
