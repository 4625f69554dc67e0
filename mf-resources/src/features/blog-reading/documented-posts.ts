import type { BlogCard, BlogPage, Picture } from '@verse/api-contract/api';
import { toPlainBlocks } from '@verse/api-contract/formatted-text';
import { excerptOf, summaryOf } from '@verse/api-contract/publishing/blogs.values';

/** The seven documented fields, which every API for this product must provide. All other fields are our extensions. */
export interface DocumentedPost {
  _id: string;
  title: string;
  category: string;
  readTime: string;
  content: string;
  /** Base64-encoded JPEG. */
  image: string;
  createdAt: string;
}

/** Placeholder dimensions, because the API provides none. The stylesheet determines the actual size. */
const WIDTH = 1200;
const HEIGHT = 675;

const isAddress = (image: string) => /^(?:data:|https?:|\/(?!9j))/.test(image);

function getPicture({ picture, image = '' }: { picture?: Picture; image?: string }): Picture {
  if (picture) return picture;
  return {
    src: isAddress(image) ? image : `data:image/jpeg;base64,${image}`,
    srcset: '',
    width: WIDTH,
    height: HEIGHT,
    alt: '',
  };
}

/** Returns the author, or `null` if the API does not provide one. */
const getByline = (post: Partial<Pick<BlogCard, 'author'>> | DocumentedPost) => ({
  author: 'author' in post ? (post.author ?? null) : null,
});

/** Fills in the fields missing from the API's card. */
export function toCard(post: BlogCard | DocumentedPost): BlogCard {
  const { _id, title, category, readTime, createdAt } = post;
  const excerpt = 'excerpt' in post ? post.excerpt : excerptOf(post.content);
  return { _id, title, category, readTime, createdAt, excerpt, ...getByline(post), picture: getPicture(post) };
}

/** Fills in the fields missing from the API's post. */
export function toPage(post: BlogPage | DocumentedPost): Omit<BlogPage, 'content' | 'contentFormat'> {
  const { _id, title, category, readTime, content, createdAt } = post;
  const picture = getPicture(post);
  return {
    _id,
    title,
    category,
    readTime,
    body: 'body' in post ? post.body : toPlainBlocks(content),
    summary: 'summary' in post ? post.summary : summaryOf(content),
    createdAt,
    ...getByline(post),
    picture,
    imageUrl: picture.src,
    tags: 'tags' in post ? post.tags : [],
    contentImages: 'contentImages' in post ? post.contentImages : [],
  };
}
