import { toPlainSmallText } from '@verse/api-contract/small-text';
import { addressOf } from '@verse/contract/addresses';
import type { Line, NotificationSource } from '../../../platform/notify';
import { GUEST, type Reading } from '../../../platform/people';
import { lineOf } from '../../../platform/search';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';

const WORDS = {
  likes: 'liked your post',
  comments: 'commented on your post',
  replies: 'replied to you below',
  mentions: 'mentioned you in',
} as const;
const LONGEST = 80;

/** Returns the beginning of a post, cut at a word boundary. */
const toTitle = ({ text }: Post) => `“${lineOf(toPlainSmallText(text), LONGEST)}”`;

/** Notifications of reactions and mentions. They are shown as long as the post is visible and readable. */
export const postNotifications = (posts: Pick<PostRepository, 'among'>, reading: Reading): NotificationSource => ({
  kinds: ['likes', 'comments', 'replies', 'mentions'],
  async linesFor(memberId, kind, ids) {
    const found = [...(await posts.among(ids)).values()].filter(({ state }) => state === 'shown');
    const { readable } = await reading({ ...GUEST, id: memberId }, found);
    const wordsOf = (post: Post) => `${WORDS[kind as keyof typeof WORDS]} ${toTitle(post)}`;
    const lineOf = (post: Post): Line => ({ text: wordsOf(post), path: addressOf('post', { id: post.id }) });
    return new Map(readable.map((post) => [post.id, lineOf(post)]));
  },
});
