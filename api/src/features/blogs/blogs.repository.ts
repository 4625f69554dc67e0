import type { PictureRecord } from '../../platform/images';
import { isDuplicateKey, type CollectionPort, type DbPort } from '../../store';

export interface DescribedPicture {
  picture: PictureRecord;
  alt: string;
}

export interface BlogPost {
  id: string;
  title: string;
  category: string;
  readTime: string;
  content: string;
  thumbnail: DescribedPicture;
  images: DescribedPicture[];
  publishedAt: Date;
  authorId: string;
  /** What makes a repeated publication the same one. */
  publication?: { key: string; fingerprint: string };
}

interface BlogDocument extends Omit<BlogPost, 'id' | 'publication'> {
  _id: string;
  /** The category as it is asked for: `Craft` and `craft` are one. */
  categoryKey: string;
  status: 'published';
  publicationKey?: string;
  fingerprint?: string;
}

export interface BlogListing {
  category?: string | undefined;
  skip: number;
  limit: number;
}

export interface BlogRepository {
  list(listing: BlogListing): Promise<{ posts: BlogPost[]; total: number }>;
  find(id: string): Promise<BlogPost | undefined>;
  findByPublicationKey(key: string): Promise<BlogPost | undefined>;
  /** The one write that makes a post visible. False when its publication key, or its id, is taken. */
  insert(post: BlogPost): Promise<boolean>;
}

const keyOf = (category: string) => category.trim().toLocaleLowerCase('en');

function toDocument({ id, publication, ...post }: BlogPost): BlogDocument {
  return {
    _id: id,
    ...post,
    categoryKey: keyOf(post.category),
    status: 'published',
    ...(publication ? { publicationKey: publication.key, fingerprint: publication.fingerprint } : {}),
  };
}

function toPost(document: BlogDocument): BlogPost {
  const { _id, title, category, readTime, content, thumbnail, images, publishedAt, authorId, publicationKey, fingerprint } = document;
  return {
    id: _id, title, category, readTime, content, thumbnail, images, publishedAt, authorId,
    ...(publicationKey !== undefined ? { publication: { key: publicationKey, fingerprint: fingerprint ?? '' } } : {}),
  };
}

async function declareIndexes(blogs: CollectionPort<BlogDocument>): Promise<void> {
  await blogs.createIndex({ status: 1, publishedAt: -1, _id: -1 });
  await blogs.createIndex({ status: 1, categoryKey: 1, publishedAt: -1, _id: -1 });
  await blogs.createIndex({ publicationKey: 1 }, { unique: true, sparse: true });
}

export async function createBlogRepository(db: DbPort): Promise<BlogRepository> {
  const blogs = db.collection<BlogDocument>('blogs');
  await declareIndexes(blogs);
  return {
    async list({ category, skip, limit }) {
      const filter = { status: 'published', ...(category === undefined ? {} : { categoryKey: keyOf(category) }) };
      const [documents, total] = await Promise.all([
        blogs.find(filter).sort({ publishedAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
        blogs.countDocuments(filter),
      ]);
      return { posts: documents.map(toPost), total };
    },
    async find(id) {
      const document = await blogs.findOne({ _id: id, status: 'published' });
      return document ? toPost(document) : undefined;
    },
    async findByPublicationKey(key) {
      const document = await blogs.findOne({ publicationKey: key });
      return document ? toPost(document) : undefined;
    },
    async insert(post) {
      try {
        await blogs.insertOne(toDocument(post));
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
