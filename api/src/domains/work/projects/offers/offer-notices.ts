import { formatCount, formatMoney, formatUtcMoment } from '@verse/api-contract/formats';
import { totalOf } from '@verse/api-contract/work/offer-rules';
import type { Side } from '@verse/api-contract/work/projects.values';
import { addressOf } from '@verse/contract/addresses';
import type { PreferenceEmail } from '../../../../platform/feature';
import { withoutLinks } from '../../../../platform/mail';
import type { NotificationSource } from '../../../../platform/notify';
import { idOfSide, otherSide, type StoredProject } from '../project';
import { type NotificationTexts, notifyMembers, projectNotifications } from '../project-notifications';
import type { ProjectParts } from '../project-parts';

const RECEIPT = 'project-agreed';

/** Notifications to the other side. House staff are notified only of offers, because their desk shows acceptances. */
export function createOfferNotices({
  sides,
  notify,
  emailMember,
}: Pick<ProjectParts, 'sides' | 'notify' | 'emailMember'>) {
  return {
    async offered(project: StoredProject, from: Side): Promise<void> {
      const subject = `offer ${project.number}`;
      const act = `version ${project.offers.at(-1)!.version}`;
      await notifyMembers(notify, await sides.answerersOf(project, otherSide(from)), {
        subject,
        act,
        by: idOfSide(project, from),
      });
    },
    /** Also emails a receipt to the person who accepted the offer, unless an earlier call has done so. */
    async accepted(project: StoredProject, by: string, isRetry: boolean): Promise<void> {
      const members = await sides.membersOf(project, otherSide(project.acceptance!.side));
      await notifyMembers(notify, members, { subject: `agreed ${project.number}`, act: 'agreed', by });
      // If `dueAt` is set, the process that stored the acceptance may have died before it sent the receipt.
      if (!isRetry || project.dueAt) await emailMember(by, RECEIPT, { number: project.number }, by);
    },
  };
}

export type OfferNotices = ReturnType<typeof createOfferNotices>;

export const offerMails = ({
  projects,
  publicOrigin,
}: Pick<ProjectParts, 'projects'> & { publicOrigin: string }): PreferenceEmail[] => [
  {
    kind: RECEIPT,
    event: 'projects',
    async write({ number = '' }) {
      const project = await projects.findByNumber(number);
      const { acceptance } = project ?? {};
      const offer = project?.offers.find(({ version }) => version === acceptance?.version);
      if (!project || !acceptance || !offer) return undefined;
      const { version, hash, terms } = offer;
      return {
        subject: `You accepted the offer in project ${number}`,
        paragraphs: [
          `You accepted version ${version} of the offer for “${withoutLinks(project.brief.title)}” on ` +
            `${formatUtcMoment(acceptance.at)} UTC.`,
          `Total: ${formatMoney(totalOf(terms))} in ` +
            `${formatCount(terms.milestones.length, 'milestone')}. SHA-256 of the terms: ${hash}`,
        ],
        action: { label: 'Open the project', url: publicOrigin + addressOf('project', { number }) },
      };
    },
  },
];

const TEXTS: NotificationTexts = {
  offer({ brief, offers, state }, { reader, other }) {
    const newest = offers.findLast(({ side }) => side !== reader);
    if (!newest || state !== 'open') return undefined;
    return `${other} sent you ${newest.version === 1 ? 'an' : 'a new'} offer for “${brief.title}”.`;
  },
  agreed({ brief, acceptance }, { reader, other }) {
    if (!acceptance || acceptance.side === reader) return undefined;
    return `${other} accepted your offer for “${brief.title}”.`;
  },
};

export const offerNotifications = (parts: ProjectParts): NotificationSource => projectNotifications(parts, TEXTS);
