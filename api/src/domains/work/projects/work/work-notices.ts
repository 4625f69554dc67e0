import { formatDay, formatMoney } from '@verse/api-contract/formats';
import type { Side } from '@verse/api-contract/work/projects.values';
import type { NotificationSource } from '../../../../platform/notify';
import { idOfSide, otherSide, type StoredMilestone, type StoredProject } from '../project';
import { type NotificationContext, notifyMembers, projectNotifications } from '../project-notifications';
import type { ProjectParts } from '../project-parts';
import { reviewPeriodOf } from '../review-period';
import { hasAnsweredAll } from './marks';
import { leftToPay, openDelivery, silenceOf, termsOf } from './milestones';

/** Notification subjects for the work. Stored subjects also contain the project number and the milestone's position. */
export type WorkEvent =
  | 'delivery'
  | 'answer'
  | 'marks'
  | 'reminder'
  | 'receipt'
  | 'payment'
  | 'part-payment'
  | 'sent-back'
  | 'cancellation'
  | 'ended'
  | 'dispute'
  | 'settled'
  | 'review';

const GONE_SELLER = 'member:';

interface WorkNotice {
  project: StoredProject;
  news: WorkEvent;
  to: readonly Side[];
  milestone?: StoredMilestone | undefined;
  /** Distinguishes notifications with the same subject. */
  act: string;
  by: string;
}

/** Notifies members about the work. The house's staff use the staff desk instead. */
export function createWorkNotices({ sides, notify }: Pick<ProjectParts, 'sides' | 'notify'>) {
  return async ({ project, news, to, milestone, act, by }: WorkNotice): Promise<void> => {
    const place = milestone ? ` ${project.milestones.findIndex(({ id }) => id === milestone.id) + 1}` : '';
    for (const side of to) {
      const others = (await sides.membersOf(project, side)).filter((memberId) => memberId !== by);
      const about = { subject: `work-${news} ${project.number}${place}`, act };
      // What becomes due by itself follows from what the other side did.
      await notifyMembers(notify, others, { ...about, by: idOfSide(project, otherSide(side)) });
    }
  };
}

export type NotifyOfWork = ReturnType<typeof createWorkNotices>;

const reminderOf = (project: StoredProject, milestone: StoredMilestone): string | undefined => {
  const silence = silenceOf(project, milestone);
  if (!silence) return undefined;
  const until = formatDay(silence.until);
  return `Accept “${milestone.title}” or ask for changes. On ${until} we accept it for you.`;
};

function answerTo({ state, title }: StoredMilestone, other: string): string | undefined {
  if (state === 'accepted') return `${other} accepted “${title}”.`;
  return state === 'changes-asked' ? `${other} asks for changes to “${title}”.` : undefined;
}

function partOf(milestone: StoredMilestone, project: StoredProject): string | undefined {
  const { title, notedMinor = 0, paidAt, state } = milestone;
  const currency = termsOf(project)?.currency;
  if (!currency || paidAt) return undefined;
  const paid = `${formatMoney({ currency, minor: notedMinor })} of the payment for “${title}” has arrived`;
  if (state === 'cancelled') return `${paid}, and goes back to the client.`;
  return `${paid}, and ${formatMoney({ currency, minor: leftToPay(milestone) })} is left to pay.`;
}

const receiptOf = ({ title, paidAt, noticedReceipts = 0 }: StoredMilestone, other: string): string | undefined =>
  paidAt || noticedReceipts === 0
    ? undefined
    : `${other} sent a receipt for “${title}”. Check your account and record the payment.`;

/** Functions that return a notification's text, or undefined if it no longer applies. `other` is the other party. */
const OF_MILESTONE: Partial<
  Record<string, (milestone: StoredMilestone, other: string, project: StoredProject) => string | undefined>
> = {
  delivery: (one, other) =>
    openDelivery(one) ? `${other} delivered “${one.title}”. Accept it or ask for changes.` : undefined,
  answer: answerTo,
  marks: ({ title, state, deliveries }, other) =>
    state === 'changes-asked' && deliveries.some(hasAnsweredAll)
      ? `${other} answered all your marks on “${title}”.`
      : undefined,
  reminder: (one, _other, project) => reminderOf(project, one),
  receipt: receiptOf,
  payment: ({ title }) => `The payment for “${title}” has arrived.`,
  'part-payment': (one, _other, project) => partOf(one, project),
  'sent-back': ({ title }, other) => `${other} sent back your payment for “${title}”.`,
  dispute: ({ title }, _other, { dispute }) =>
    dispute?.state === 'open' ? `There is a dispute about “${title}”.` : undefined,
  settled: ({ title }) => `Staff decided the dispute about “${title}”.`,
};

const OF_PROJECT: Partial<Record<string, (project: StoredProject, other: string) => string | undefined>> = {
  cancellation: ({ cancellation }, other) =>
    cancellation ? `${other} asks to cancel the rest of the work.` : undefined,
  review: (project, other) =>
    reviewPeriodOf(project) ? `How was it to work with ${other}? Write a review.` : undefined,
  ended({ state, sellerKey, milestones }) {
    if (state !== 'completed' && state !== 'cancelled') return undefined;
    if (sellerKey !== GONE_SELLER) return 'The work is done.';
    const isOwed = milestones.some((one) => one.state === 'cancelled' && (one.paidAt || (one.notedMinor ?? 0) > 0));
    return isOwed
      ? 'The seller has left. They owe you what you paid for unfinished work: it is in the project.'
      : 'The seller has left, so the work ends here.';
  },
};

function toText(project: StoredProject, news: string, place: string, other: string): string | undefined {
  const milestone = project.milestones[Number(place) - 1];
  return milestone ? OF_MILESTONE[news]?.(milestone, other, project) : OF_PROJECT[news]?.(project, other);
}

const WORK_NEWS = [...Object.keys(OF_MILESTONE), ...Object.keys(OF_PROJECT)];

export const workNotifications = (parts: ProjectParts): NotificationSource =>
  projectNotifications(
    parts,
    Object.fromEntries(
      WORK_NEWS.map((news) => [
        `work-${news}`,
        (project: StoredProject, { place, other }: NotificationContext) => {
          const text = toText(project, news, place, other);
          return text && `${text} Project “${project.brief.title}”.`;
        },
      ]),
    ),
  );
