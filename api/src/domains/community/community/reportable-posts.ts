import type { CaseContext } from '@verse/api-contract/api';
import { addressOf } from '@verse/contract/addresses';
import type { Feature, Verdict } from '../../../platform/feature';
import type { Person } from '../../../platform/http';
import { type PictureRecord, pictureView } from '../../../platform/images';

interface Written {
  authorId: string;
  text: string;
  state: CaseContext['state'];
}
type WrittenPost = Written & { picture: PictureRecord | null; alt: string };

/** Moderators' access to posts or comments. */
interface Feed<W extends Written> {
  find(id: string): Promise<W | null | undefined>;
  /** Returns the content if the person can read it. */
  findFor(person: Person, id: string): Promise<W | undefined>;
  remove(id: string, removal: Verdict): Promise<unknown>;
  restore(id: string): Promise<unknown>;
}

interface Dependencies {
  posts: Feed<WrittenPost>;
  comments: Feed<Written & { postId: string }>;
  answered: {
    /** Returns the path of the work or blog post if the person can see it; undefined also for posts. */
    findPathFor(person: Person, key: string): Promise<string | undefined>;
    /** Returns what moderators see of the work or blog post, as far as it is shown. */
    now(key: string): Promise<Pick<CaseContext, 'text' | 'picture'> | undefined>;
  };
}

const toContext = ({ state, text, picture, alt }: WrittenPost) => ({
  state,
  text,
  picture: picture ? pictureView(picture, alt) : null,
});

async function shownTo<W extends Written>(feed: Feed<W>, person: Person, id: string): Promise<W | undefined> {
  const found = await feed.findFor(person, id);
  return found?.state === 'shown' ? found : undefined;
}

/** Posts and comments as content that members can report. */
export const createReportablePosts = ({
  posts,
  comments,
  answered,
}: Dependencies): NonNullable<Feature['reportable']> => ({
  post: {
    async find(person, id) {
      const post = await shownTo(posts, person, id);
      return post && { id, authorId: post.authorId, text: post.text, path: addressOf('post', { id }) };
    },
    async now(id) {
      const post = await posts.find(id);
      return post ? { ...toContext(post), below: null } : undefined;
    },
    remove: posts.remove,
    restore: posts.restore,
  },
  comment: {
    async find(person, id) {
      const comment = await shownTo(comments, person, id);
      if (!comment) return undefined;
      const { authorId, text, postId } = comment;
      const path = (await shownTo(posts, person, postId))
        ? addressOf('post', { id: postId })
        : await answered.findPathFor(person, postId);
      return path === undefined ? undefined : { id, authorId, text, path };
    },
    async now(id) {
      const comment = await comments.find(id);
      if (!comment) return undefined;
      const post = await posts.find(comment.postId);
      const subject = post ? toContext(post) : await answered.now(comment.postId);
      const below = subject ? { state: 'shown' as const, ...subject } : null;
      return { state: comment.state, text: comment.text, picture: null, below };
    },
    remove: comments.remove,
    restore: comments.restore,
  },
});
