import type { Blog, BlogCard, BlogPage } from '@verse/api-contract/blogs';
import { pictureView, type Pictures } from '../../platform/images';
import type { BlogPost } from './blogs.repository';

const EXCERPT = 100;

function textOf(post: BlogPost) {
  return { _id: post.id, title: post.title, category: post.category, readTime: post.readTime };
}

export function blogCardView(post: BlogPost): BlogCard {
  return {
    ...textOf(post),
    // Half an emoji at the end would show as a replacement character.
    excerpt: post.content.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, ''),
    createdAt: post.publishedAt.toISOString(),
    picture: pictureView(post.thumbnail.picture, post.thumbnail.alt),
  };
}

export function blogPageView(post: BlogPost): BlogPage {
  const picture = pictureView(post.thumbnail.picture, post.thumbnail.alt);
  return {
    ...textOf(post),
    content: post.content,
    createdAt: post.publishedAt.toISOString(),
    imageUrl: picture.src,
    picture,
    contentImages: post.images.map((image) => pictureView(image.picture, image.alt)),
  };
}

/** The original form: the picture travels inside, as base64. */
export async function blogView(post: BlogPost, pictures: Pick<Pictures, 'small'>): Promise<Blog> {
  return { ...blogPageView(post), image: await pictures.small(post.thumbnail.picture) };
}
