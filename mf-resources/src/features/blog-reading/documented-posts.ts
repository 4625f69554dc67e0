import { type BlogCard, excerptOf, type Picture } from '@verse/api-contract/blogs';

/** The seven fields that every API of this product has documented. Anything more is our own. */
export interface DocumentedPost {
  _id: string;
  title: string;
  category: string;
  readTime: string;
  content: string;
  /** A JPEG as base64. */
  image: string;
  createdAt: string;
}

/** The size is not said: the sheet gives the picture its place. */
const [WIDTH, HEIGHT] = [1200, 675];

const isAddress = (image: string) => /^(?:data:|https?:|\/(?!9j))/.test(image);

export function getPicture({ picture, image = '' }: { picture?: Picture; image?: string }): Picture {
  if (picture) return picture;
  return {
    src: isAddress(image) ? image : `data:image/jpeg;base64,${image}`,
    srcset: '',
    width: WIDTH,
    height: HEIGHT,
    alt: '',
  };
}

/** Who wrote it, where the API says so. */
export const getByline = (post: Partial<Pick<BlogCard, 'author'>> | DocumentedPost) => ({
  author: 'author' in post ? (post.author ?? null) : null,
});

/** A card, whatever the API gave of it. */
export function toCard(post: BlogCard | DocumentedPost): BlogCard {
  const { _id, title, category, readTime, createdAt } = post;
  const excerpt = 'excerpt' in post ? post.excerpt : excerptOf(post.content);
  return { _id, title, category, readTime, createdAt, excerpt, ...getByline(post), picture: getPicture(post) };
}
