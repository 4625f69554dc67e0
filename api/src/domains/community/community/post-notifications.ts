import type { AnsweredKind } from '@verse/api-contract/community/critique.values';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { addressOf } from '@verse/contract/addresses';
import type { Line, NotificationSource } from '../../../platform/notify';
import { GUEST, type Reading } from '../../../platform/people';
import { lineOf } from '../../../platform/search';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';
import type { AnsweredSubject } from './subject';
import type { Subjects } from './subjects';

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

const NOUNS: Record<AnsweredKind, string> = { works: 'work', blogs: 'blog post' };
const ANSWER_WORDS: Record<string, (title: string, noun: string) => string> = {
  likes: (title, noun) => `liked your ${noun} ${title}`,
  comments: (title, noun) => `commented on your ${noun} ${title}`,
  replies: (title) => `replied to you below ${title}`,
  mentions: (title) => `mentioned you in a comment on ${title}`,
};

const HELPED = ' helped';
/** Returns the subject of the notification that a critique helped. It is not merged with those of replies. */
export const toHelpedSubject = (key: string): string => `${key}${HELPED}`;

/** Notifications about works and blog posts, shown as long as the member may see these. */
export const answerNotifications = (subjects: Pick<Subjects, 'among'>): NotificationSource => ({
  kinds: ['likes', 'comments', 'replies', 'mentions'],
  async linesFor(memberId, kind, notified) {
    const keyOf = (subject: string) => subject.replace(HELPED, '');
    const found = await subjects.among({ ...GUEST, id: memberId }, [...new Set(notified.map(keyOf))]);
    const byKey = new Map(found.map((subject) => [subject.id, subject]));
    const toLine = (notifiedOf: string, { kind: of, item, contentId }: AnsweredSubject): Line => {
      const title = `“${item.title}”`;
      const isHelped = notifiedOf.endsWith(HELPED);
      return {
        text: isHelped ? `found your critique of ${title} helpful` : ANSWER_WORDS[kind]!(title, NOUNS[of]),
        path: of === 'blogs' ? addressOf('blog-answers', { id: contentId }) : item.path,
      };
    };
    return new Map(
      notified.flatMap((subject) => {
        const about = byKey.get(keyOf(subject));
        return about ? [[subject, toLine(subject, about)] as const] : [];
      }),
    );
  },
});
