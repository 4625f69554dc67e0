import type { PictureRecord } from '../../platform/images';
import { type DbPort, insertNew } from '../../store';

export interface PostAuthor {
  firstname: string;
  lastname: string;
  picture: PictureRecord | null;
}

export interface PostComment {
  id: string;
  author: PostAuthor;
  text: string;
  createdAt: Date;
}

export interface CommunityPost {
  id: string;
  author: PostAuthor & { skills: string[]; badges: string };
  text: string;
  picture: PictureRecord | null;
  likes: number;
  comments: PostComment[];
  createdAt: Date;
}

interface PostDocument extends Omit<CommunityPost, 'id'> {
  _id: string;
  visibility: 'public' | 'members';
}

export interface CommunityRepository {
  newestPublic(limit: number): Promise<CommunityPost[]>;
  countPublic(): Promise<number>;
  /** Passes over a post that is there already. */
  insertPublic(post: CommunityPost): Promise<void>;
}

function toPost({ _id, author, text, picture, likes, comments, createdAt }: PostDocument): CommunityPost {
  return { id: _id, author, text, picture, likes, comments, createdAt };
}

export async function createCommunityRepository(db: DbPort): Promise<CommunityRepository> {
  const posts = db.collection<PostDocument>('community_posts');
  await posts.createIndex({ visibility: 1, createdAt: -1, _id: -1 });
  return {
    async newestPublic(limit) {
      const documents = await posts
        .find({ visibility: 'public' })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return documents.map(toPost);
    },
    countPublic: () => posts.countDocuments({ visibility: 'public' }),
    insertPublic: async ({ id, ...post }) => void (await insertNew(posts, { _id: id, ...post, visibility: 'public' })),
  };
}
