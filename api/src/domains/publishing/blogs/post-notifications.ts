import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../../platform/notify';
import type { BlogRepository } from './blogs.repository';
import type { AuthorNews } from './post-writer';

const WORDS: Partial<Record<AuthorNews['what'], (title: string) => string>> = {
  published: (title) => `Your post ${title} is published`,
  scheduled: (title) => `Your post ${title} is scheduled`,
  returned: (title) => `Your post ${title} needs changes`,
  unpublished: (title) => `Your post ${title} was taken down`,
  deleted: (title) => `Your post ${title} was deleted`,
  accepted: (title) => `Your changes to ${title} are published`,
  suggested: (title) => `An editor suggests changes to ${title}`,
  declined: (title) => `Your changes to ${title} were not accepted`,
};
const SEEN_BY_ALL: readonly string[] = ['published', 'accepted'];

/**
 * Returns the subject of a notification. It is unique per decision, so two decisions on one post produce two
 * notifications.
 */
export const toSubject = (id: string, what: string) => `${id} ${what}`;

/** Notification texts for editors' decisions on a member's post. */
export function postNotifications(blogs: Pick<BlogRepository, 'find'>): NotificationSource {
  async function toLine(memberId: string, subject: string): Promise<Line | undefined> {
    const [id = '', what = ''] = subject.split(' ');
    const post = await blogs.find(id);
    const text = post?.authorId === memberId && WORDS[what as AuthorNews['what']]?.(`“${post.title}”`);
    if (!post || !text) return undefined;
    const isSeen = SEEN_BY_ALL.includes(what) && post.status === 'published';
    return { text, path: isSeen ? addressOf('blog', { id }) : addressOf('own-posts') };
  }
  return {
    kinds: ['posts'],
    mails: 'itself',
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => toLine(memberId, subject)),
  };
}
