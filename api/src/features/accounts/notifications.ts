import type { NotificationEvent } from '@verse/api-contract/accounts';
import type { Message } from '../../platform/mail';
import type { AccountDocument } from './accounts.repository';
import { writtenMoment } from './written-dates';

/** What people are told of as long as they like. What keeps their account safe they are told in any case. */
export const NOTIFICATION_KINDS = ['post-moved', 'suggestion-decided'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Tells somebody of what was done with something of theirs, if they want to be told. */
export type Tell = (userId: string, kind: NotificationKind, about: Record<string, string>) => Promise<void>;

type Told = Pick<Message, 'subject' | 'paragraphs' | 'action' | 'closing'>;

const EVENTS: Record<NotificationKind, NotificationEvent> = { 'post-moved': 'posts', 'suggestion-decided': 'suggestions' };

/** Asked when the mail is about to go, so that it is the last choice that counts. */
export function wantsMail({ notifications = true, notificationEvents, deletionAt }: AccountDocument, kind: string): boolean {
  const event = EVENTS[kind as NotificationKind] as NotificationEvent | undefined;
  return event === undefined || (notifications && !deletionAt && notificationEvents?.[event] !== false);
}

export function createNotifications(publicOrigin: string): Record<NotificationKind, (about: Record<string, string>) => Told | undefined> {
  const closing = `You choose in your settings what we tell you of: ${publicOrigin}/verse/settings`;
  const ownPosts = { label: 'Open your posts', url: `${publicOrigin}/resources/blog-management` };

  const ofPost: Record<string, (title: string, about: Record<string, string>) => Told> = {
    published: (title, { id = '' }) => ({
      subject: 'Your post is published',
      paragraphs: [`An editor has published ${title}. Everybody can read it now.`],
      action: { label: 'Read it', url: `${publicOrigin}/resources/blogs/${encodeURIComponent(id)}` },
    }),
    scheduled: (title, { at = '' }) => ({ subject: 'Your post will be published', paragraphs: [`An editor has accepted ${title}. It goes out on ${writtenMoment(new Date(at))} UTC.`], action: ownPosts }),
    unpublished: (title) => ({ subject: 'Your post is not shown', paragraphs: [`An editor has decided that ${title} is not shown for now. Nothing of it is lost.`], action: ownPosts }),
    deleted: (title) => ({
      subject: 'Your post was deleted',
      paragraphs: [`An editor has deleted ${title}.`, 'If that is a mistake, write to us: for a while it can be brought back.'],
      action: { label: 'Contact us', url: `${publicOrigin}/contact` },
    }),
  };

  return {
    'post-moved'(about) {
      const { title = '', status = '' } = about;
      const told = ofPost[status]?.(`“${title}”`, about);
      return told && { ...told, closing };
    },
    'suggestion-decided'({ name = '', status = '', reason = '' }) {
      if (status === 'approved') {
        return { subject: 'Your tool is in the directory', paragraphs: [`“${name}” now stands in the tools directory. Thank you for the suggestion.`], action: { label: 'See the directory', url: `${publicOrigin}/resources` }, closing };
      }
      if (status !== 'declined') return undefined;
      return {
        subject: 'Your tool was not added',
        paragraphs: [`Thank you for suggesting “${name}”. It was not added to the directory.`, ...(reason === '' ? [] : [`The reason: ${reason}`])],
        action: { label: 'See your suggestions', url: `${publicOrigin}/resources/tool-suggestions` },
        closing,
      };
    },
  };
}
