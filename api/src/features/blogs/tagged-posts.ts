import { toPlainText } from '@verse/api-contract/formatted-text-parser';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../platform/images';
import { findMutedTag, GUEST, type Reader } from '../../platform/people';
import { readTagPage } from '../../platform/search';
import type { DetailedItem } from '../../platform/syndication';
import type { BlogTags } from './blog-tags';
import type { BlogRepository, PublishedPost } from './blogs.repository';

interface Dependencies {
  blogs: Pick<BlogRepository, 'publishedAmong' | 'newestTags'>;
  blogTags: Pick<BlogTags, 'find' | 'beginningWith'>;
}

/** Source of tagged blog posts for the tags feature. */
export interface TaggedPostsSource {
  has: (reader: Reader, tag: string) => Promise<boolean>;
  count: (tag: string) => Promise<number>;
  beginningWith: (start: string) => Promise<string[]>;
  /** Returns the tag list of each of the newest public posts. */
  newestTags: (most: number) => Promise<string[][]>;
  /** Returns the newest public posts; `link` and `image` are paths. */
  newest: (tag: string, most: number) => Promise<DetailedItem[]>;
}

const toItem = ({ id, title, tags, content, contentFormat, thumbnail, ...post }: PublishedPost): DetailedItem => ({
  ...{ id, title, categories: tags, at: post.publishedAt, updatedAt: post.updatedAt },
  ...{ text: toPlainText(content, contentFormat), link: addressOf('blog', { id }) },
  image: pictureView(thumbnail.picture, '').src,
});

export function createTaggedPosts({ blogs, blogTags }: Dependencies) {
  const page = (reader: Reader, tag: string, cursor: string | undefined, limit: number) =>
    readTagPage(
      blogTags,
      { audience: 'member', tag, list: `tag-blog-posts-${tag}`, cursor, limit },
      // The tag is checked again, because the post may have changed since it was indexed. A mute of the page's own tag
      // is ignored, because the reader opened that page deliberately.
      async (ids) =>
        (await blogs.publishedAmong(ids)).filter(({ authorId, tags }) => {
          const isUnseen = reader.blocked.has(authorId) || reader.muted.has(authorId);
          const others = tags.filter((one) => one !== tag);
          return tags.includes(tag) && !isUnseen && findMutedTag(reader, authorId, others) === undefined;
        }),
    );

  const source: TaggedPostsSource = {
    has: async (reader, tag) => (await page(reader, tag, undefined, 1)).found.length > 0,
    count: async (tag) => (await blogTags.find('member', tag, '', 1)).total.count,
    beginningWith: blogTags.beginningWith,
    newestTags: blogs.newestTags,
    newest: async (tag, most) => (await page(GUEST, tag, undefined, most)).found.map(toItem),
  };
  return { page, source };
}

export type TaggedPosts = ReturnType<typeof createTaggedPosts>;
