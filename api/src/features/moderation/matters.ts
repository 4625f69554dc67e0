import type { CaseContext, Reported } from '@verse/api-contract/moderation';
import { addressOf } from '@verse/contract/addresses';
import type { Person } from '../../platform/http';
import { type PictureRecord, pictureView } from '../../platform/images';
import type { Verdict } from './case';
import type { Matter } from './cases.service';

interface Written {
  authorId: string;
  text: string;
  state: CaseContext['state'];
}
type WrittenPost = Written & { picture: PictureRecord | null; alt: string };

/** What the feed gives to moderation of its posts, or of its comments. */
interface Feed<W extends Written> {
  find(id: string): Promise<W | null | undefined>;
  /** As this person may read it. */
  findFor(person: Person, id: string): Promise<W | undefined>;
  remove(id: string, removal: Verdict): Promise<unknown>;
  restore(id: string): Promise<unknown>;
}

export interface MattersNeeds {
  posts: Feed<WrittenPost>;
  comments: Feed<Written & { postId: string }>;
  /** The member whom this person sees under a handle; refuses as for a handle that nobody has. */
  memberFor: (
    person: Person,
    handle: string,
  ) => Promise<{ name: string; profile: { memberId: string; handle: string; bio: string } }>;
}

const asItIs = ({ state, text, picture, alt }: WrittenPost) => ({
  state,
  text,
  picture: picture ? pictureView(picture, alt) : null,
});

/** What can be reported: only what this person sees. */
export function createMatters({ posts, comments, memberFor }: MattersNeeds): Record<Reported, Matter> {
  async function shownTo<W extends Written>(feed: Feed<W>, person: Person, id: string): Promise<W | undefined> {
    const found = await feed.findFor(person, id);
    return found?.state === 'shown' ? found : undefined;
  }
  return {
    post: {
      async find(person, id) {
        const post = await shownTo(posts, person, id);
        return post && { id, authorId: post.authorId, text: post.text, path: addressOf('post', { id }) };
      },
      async now(id) {
        const post = await posts.find(id);
        return post ? { ...asItIs(post), below: null } : undefined;
      },
      remove: posts.remove,
      restore: posts.restore,
    },
    comment: {
      async find(person, id) {
        const comment = await shownTo(comments, person, id);
        const post = comment && (await shownTo(posts, person, comment.postId));
        if (!post || !comment) return undefined;
        const { authorId, text, postId } = comment;
        return { id, authorId, text, path: addressOf('post', { id: postId }) };
      },
      async now(id) {
        const comment = await comments.find(id);
        if (!comment) return undefined;
        const post = await posts.find(comment.postId);
        return { state: comment.state, text: comment.text, picture: null, below: post ? asItIs(post) : null };
      },
      remove: comments.remove,
      restore: comments.restore,
    },
    profile: {
      async find(person, named) {
        const { name, profile } = await memberFor(person, named);
        const { memberId, handle, bio } = profile;
        return {
          id: memberId,
          authorId: memberId,
          text: `${name}\n${bio}`.trim(),
          path: addressOf('member', { handle }),
        };
      },
    },
  };
}
