import type { CaseContext } from '@verse/api-contract/api';
import type { Reported } from '@verse/api-contract/community/moderation.values';
import { addressOf } from '@verse/contract/addresses';
import type { Person } from '../../../platform/http';
import { type PictureRecord, pictureView } from '../../../platform/images';
import type { Verdict } from './case';
import type { ReportableContent } from './cases.service';

interface Written {
  authorId: string;
  text: string;
  state: CaseContext['state'];
}
type WrittenPost = Written & { picture: PictureRecord | null; alt: string };

/** Moderation's access to posts or comments. */
interface Feed<W extends Written> {
  find(id: string): Promise<W | null | undefined>;
  /** Returns the content if the person can read it. */
  findFor(person: Person, id: string): Promise<W | undefined>;
  remove(id: string, removal: Verdict): Promise<unknown>;
  restore(id: string): Promise<unknown>;
}

interface ModeratedOrganisation {
  id: string;
  handle: string;
  /** Member who is notified of decisions and can appeal against them. */
  ownerId: string;
  text: string;
  isSuspended: boolean;
  logo: PictureRecord | null;
  logoAlt: string;
}

interface Organisations {
  findOpen(handle: string): Promise<ModeratedOrganisation | undefined>;
  now(id: string): Promise<ModeratedOrganisation | undefined>;
  suspend(id: string, why: Pick<Verdict, 'rule' | 'quote' | 'reason' | 'at'>): Promise<void>;
  reopen(id: string): Promise<void>;
}

export interface ContentDependencies {
  posts: Feed<WrittenPost>;
  comments: Feed<Written & { postId: string }>;
  /** A function, because the organisations feature is created after moderation. */
  organisations: () => Organisations;
  /** A function, because the conversations feature is created after moderation. */
  messages: () => Pick<ReportableContent, 'find'>;
  /** A function, because the packages feature is created after moderation. */
  packages: () => Required<Omit<ReportableContent, 'remove'>> & { remove(id: string): Promise<unknown> };
  /** Finds a member by handle; rejects with not-found if the person cannot see the member. */
  memberFor: (
    person: Person,
    handle: string,
  ) => Promise<{ name: string; profile: { memberId: string; handle: string; bio: string } }>;
}

const toContext = ({ state, text, picture, alt }: WrittenPost) => ({
  state,
  text,
  picture: picture ? pictureView(picture, alt) : null,
});

/** Removing an organisation suspends it: its page disappears, its jobs are closed, and its members become read-only. */
const createOrganisationContent = (organisations: ContentDependencies['organisations']): ReportableContent => ({
  async find(_person, handle) {
    const one = await organisations().findOpen(handle.toLowerCase());
    return one && { ...one, authorId: one.ownerId, path: addressOf('organisation', { handle: one.handle }) };
  },
  async now(id) {
    const one = await organisations().now(id);
    if (!one) return undefined;
    const { text, isSuspended, logo, logoAlt } = one;
    const picture = logo ? pictureView(logo, logoAlt) : null;
    return { state: isSuspended ? 'removed' : 'shown', text, picture, below: null };
  },
  remove: (id, { rule, quote, reason, at }) => organisations().suspend(id, { rule, quote, reason, at }),
  restore: (id) => organisations().reopen(id),
});

/** Provides access to each type of reportable content. People can report only content that they can see. */
export function createReportableContent(dependencies: ContentDependencies): Record<Reported, ReportableContent> {
  const { posts, comments, organisations, messages, packages, memberFor } = dependencies;
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
        return post ? { ...toContext(post), below: null } : undefined;
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
        return { state: comment.state, text: comment.text, picture: null, below: post ? toContext(post) : null };
      },
      remove: comments.remove,
      restore: comments.restore,
    },
    organisation: createOrganisationContent(organisations),
    message: { find: (person, id) => messages().find(person, id) },
    package: {
      find: (person, id) => packages().find(person, id),
      now: async (id) => packages().now(id),
      remove: async (id) => packages().remove(id),
      restore: async (id) => packages().restore(id),
    },
    profile: {
      async find(person, named) {
        const { name, profile } = await memberFor(person, named);
        const { memberId, handle, bio } = profile;
        const text = `${name}\n${bio}`.trim();
        return { id: memberId, authorId: memberId, text, path: addressOf('member', { handle }) };
      },
    },
  };
}
