import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import { addressOf } from '@verse/contract/addresses';
import type { PreferenceEmail } from '../../../../platform/feature';
import { withoutLinks } from '../../../../platform/mail';
import type { NotificationSource } from '../../../../platform/notify';
import { ERASED } from '../../../../platform/people';
import { idOfSide, otherSide, type StoredProject } from '../project';
import { type NotificationTexts, notifyMembers, projectNotifications } from '../project-notifications';
import type { ProjectParts } from '../project-parts';
import type { ProjectView } from '../projects.view';

const RECEIPT = 'project-brief-sent';

/** Returns the member who sent the brief; undefined if they have left. */
const senderOf = ({ events }: StoredProject): string | undefined =>
  [ERASED, ''].includes(events[0]?.by ?? '') ? undefined : events[0]?.by;

type Dependencies = Pick<ProjectParts, 'sides' | 'notify' | 'emailMember'>;

/**
 * Notifications to the other side. House staff are notified only of new briefs, because their desk shows everything
 * else.
 */
export function createBriefNotices({ sides, notify, emailMember }: Dependencies) {
  const notifySide = async (project: StoredProject, to: Side, about: string, act: string, isMailed?: true) =>
    notifyMembers(notify, await sides.membersOf(project, to), {
      subject: `${about} ${project.number}`,
      act,
      by: idOfSide(project, otherSide(to)),
      ...(isMailed ? { isMailed } : {}),
    });
  return {
    sent: async (project: StoredProject) =>
      notifyMembers(notify, await sides.answerersOf(project, 'seller'), {
        subject: `brief ${project.number}`,
        act: 'sent',
        by: idOfSide(project, 'client'),
      }),
    /** Shown, not emailed: the hire itself is emailed to both sides. */
    async hired(project: StoredProject) {
      for (const side of SIDES) await notifySide(project, side, 'hired', 'hired', true);
    },
    async receipt(project: StoredProject) {
      const sender = senderOf(project);
      if (sender) await emailMember(sender, RECEIPT, { number: project.number }, sender);
    },
    ended: (project: StoredProject) =>
      notifySide(project, project.ended?.side === 'seller' ? 'client' : 'seller', 'ended', 'ended'),
    wrote: (project: StoredProject, from: Side, entryId: string) =>
      notifySide(project, otherSide(from), 'message', entryId),
  };
}

export type BriefNotices = ReturnType<typeof createBriefNotices>;

interface MailDependencies extends Pick<ProjectParts, 'projects'> {
  view: Pick<ProjectView, 'partiesOf'>;
  publicOrigin: string;
}

/** Email that confirms a brief to the client. */
export const briefMails = ({ projects, view, publicOrigin }: MailDependencies): PreferenceEmail[] => [
  {
    kind: RECEIPT,
    event: 'projects',
    async write({ number = '' }) {
      const project = await projects.findByNumber(number);
      const readerId = project && senderOf(project);
      if (!project || !readerId) return undefined;
      const { seller } = await view.partiesOf({ project, readerId });
      return {
        subject: `Your brief ${number}`,
        paragraphs: [
          `Your brief “${withoutLinks(project.brief.title)}” was sent to ${withoutLinks(seller.name)}. ` +
            `Its reference number is ${number}.`,
          'We email you about an offer or a message. Until then you can add files or withdraw the brief.',
        ],
        action: { label: 'Open the project', url: publicOrigin + addressOf('project', { number }) },
      };
    },
  },
];

const TEXTS: NotificationTexts = {
  brief({ brief, seller }, { reader, other }) {
    if (reader !== 'seller') return undefined;
    return `${other} sent ${seller.kind === 'house' ? 'Creativity Verse' : 'you'} a brief: “${brief.title}”.`;
  },
  hired({ brief, clientOrganisationId }, { reader, other }) {
    const whose = reader === 'client' && clientOrganisationId !== undefined ? 'Your organisation’s' : 'Your';
    const opened = `${whose} project “${brief.title}” with ${other} is open.`;
    return reader === 'seller' ? `${opened} Make your offer.` : opened;
  },
  message: ({ brief }, { other }) => `${other} wrote to you in “${brief.title}”.`,
  ended({ brief, ended, state }, { other }) {
    if (!ended || (state !== 'declined' && state !== 'withdrawn')) return undefined;
    const act = state === 'declined' ? 'declined your' : 'withdrew the';
    return `${other} ${act} brief “${brief.title}”: ${ended.reason}`;
  },
};

/** Notification text for briefs, messages, and withdrawn or declined briefs. */
export const briefNotifications = (parts: ProjectParts): NotificationSource => projectNotifications(parts, TEXTS);
