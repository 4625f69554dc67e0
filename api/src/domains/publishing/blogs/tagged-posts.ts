import { toPlainText } from '@verse/api-contract/formatted-text-parser';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../../platform/images';
import { findMutedTag, GUEST } from '../../../platform/people';
import { createTagPages, type TaggedContent } from '../../../platform/search';
import type { DetailedItem } from '../../../platform/syndication';
import type { BlogTags } from './blog-tags';
import type { BlogRepository, PublishedPost } from './blogs.repository';

interface Dependencies {
  blogs: Pick<BlogRepository, 'publishedAmong' | 'newestTags'>;
  blogTags: Pick<BlogTags, 'find' | 'beginningWith'>;
}

const toItem = ({ id, title, tags, content, contentFormat, thumbnail, ...post }: PublishedPost): DetailedItem => ({
  id,
  title,
  categories: tags,
  at: post.publishedAt,
  updatedAt: post.updatedAt,
  text: toPlainText(content, contentFormat),
  link: addressOf('blog', { id }),
  image: pictureView(thumbnail.picture, '').src,
});

export function createTaggedPosts({ blogs, blogTags }: Dependencies) {
  const { page, ...pages } = createTagPages({
    index: blogTags,
    list: 'tag-blog-posts',
    // The tag is checked again, because the post may have changed since it was indexed. A mute of the page's own tag
    // is ignored, because the reader opened that page deliberately.
    read: async (reader, tag, ids) =>
      (await blogs.publishedAmong(ids)).filter(({ authorId, tags }) => {
        const isUnseen = reader.blocked.has(authorId) || reader.muted.has(authorId);
        const others = tags.filter((one) => one !== tag);
        return tags.includes(tag) && !isUnseen && findMutedTag(reader, authorId, others) === undefined;
      }),
  });

  const source: TaggedContent = {
    ...pages,
    newestTags: blogs.newestTags,
    newest: async (tag, most) => (await page(GUEST, tag, undefined, most)).found.map(toItem),
  };
  return { page, source };
}

export type TaggedPosts = ReturnType<typeof createTaggedPosts>;
