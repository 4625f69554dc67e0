import { formatUtcMoment } from '@verse/api-contract/formats';
import { addressOf, type FixedPage } from '@verse/contract/addresses';
import type { EmailText, PreferenceEmail } from '../../../platform/feature';
import { SITE } from '../../../platform/notify';
import type { Accounts, Notifications } from '../../../platform/ports';
import { toSubject } from './post-notifications';
import type { AuthorNews } from './post-writer';

const KIND = 'post-moved';

/** Creates the function that notifies an author of an editor's action. */
export const createAuthorNotifier =
  ({ emailMember, notify }: Pick<Accounts, 'emailMember'> & Pick<Notifications, 'notify'>) =>
  async ({ post: { authorId, id, version, title, scheduledFor }, what, reason }: AuthorNews): Promise<void> => {
    await emailMember(authorId, KIND, { id, title, status: what, reason, at: scheduledFor?.toISOString() ?? '' }, SITE);
    await notify(authorId, { kind: 'posts', subject: toSubject(id, what), act: String(version), by: SITE });
  };

/** Emails about editors' decisions on a member's post. */
export function postMails(publicOrigin: string): PreferenceEmail {
  const at = (page: FixedPage) => publicOrigin + addressOf(page);
  const ownPosts = { label: 'Open your posts', url: at('own-posts') };
  const because = (reason = '') => (reason === '' ? [] : [`The editor wrote: ${reason}`]);
  const readIt = (id = '') => ({ label: 'Read it', url: publicOrigin + addressOf('blog', { id }) });

  const ofPost: Record<string, (title: string, about: Record<string, string>) => EmailText> = {
    published: (title, { id }) => ({
      subject: 'Your post is published',
      paragraphs: [`An editor published ${title}. Everyone can read it now.`],
      action: readIt(id),
    }),
    scheduled: (title, { at = '' }) => ({
      subject: 'Your post is scheduled',
      paragraphs: [`An editor accepted ${title}. It goes live on ${formatUtcMoment(new Date(at))} UTC.`],
      action: ownPosts,
    }),
    returned: (title, { reason }) => ({
      subject: 'Your post needs changes',
      paragraphs: [
        `An editor read ${title} and sent it back to you.`,
        ...because(reason),
        'Edit it and send it again when you’re ready.',
      ],
      action: ownPosts,
    }),
    unpublished: (title, { reason }) => ({
      subject: 'Your post was taken down',
      paragraphs: [
        `An editor took down ${title}. We kept your text and pictures.`,
        ...because(reason),
        'You can edit it and send it to the editors again.',
      ],
      action: ownPosts,
    }),
    deleted: (title) => ({
      subject: 'Your post was deleted',
      paragraphs: [
        `An editor deleted ${title}.`,
        'Is this a mistake? Write to us soon: we can restore it for a limited time.',
      ],
      action: { label: 'Contact us', url: at('contact') },
    }),
    suggested: (title, { reason }) => ({
      subject: 'An editor suggests changes to your post',
      paragraphs: [`An editor read ${title} and suggests changes. You decide on each one.`, ...because(reason)],
      action: ownPosts,
    }),
    accepted: (title, { id }) => ({
      subject: 'Your changes are published',
      paragraphs: [`An editor accepted your changes to ${title}.`],
      action: readIt(id),
    }),
    declined: (title, { reason }) => ({
      subject: 'Your changes were not accepted',
      paragraphs: [
        `An editor read your changes to ${title} and didn’t take them. The post stays as it was.`,
        ...because(reason),
      ],
      action: ownPosts,
    }),
  };

  return {
    kind: KIND,
    event: 'posts',
    write(about) {
      const { title = '', status = '' } = about;
      return ofPost[status]?.(`“${title}”`, about);
    },
  };
}
