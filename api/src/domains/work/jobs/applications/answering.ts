import { type ApplicationStage, OPEN_STAGES, WAITING_STAGES } from '@verse/api-contract/work/application-stages.values';
import { SITE } from '../../../../platform/notify';
import type { Notifications } from '../../../../platform/ports';
import { type Application, daysBetween, type OfferAnswer } from './application';
import { type ApplicationRepository, type StageUpdate, toApplicationId } from './applications.repository';

interface Dependencies extends Pick<Notifications, 'notify'> {
  applications: Pick<ApplicationRepository, 'openNotices' | 'move' | 'answerOffer' | 'waiting' | 'listOverdue'>;
  /** Notifies the hiring members that the applicant has answered their offer. */
  notifyReviewers: (application: Application) => Promise<void>;
  /** Starts the project with a hired applicant. */
  startProject: (application: Application) => Promise<void>;
  /** Called when an organisation's response figures may have changed. */
  figuresChanged: (organisationId: string) => Promise<void>;
  now: () => Date;
}

type Move = Pick<StageUpdate, 'to' | 'from' | 'answer' | 'version'>;

const AT_ONCE = 200;
const FIRST_ANSWERS: readonly ApplicationStage[] = ['shortlisted', 'offered', 'hired', 'declined'];

/**
 * Moves applications through their stages and notifies the other side. The write that changes the stage also sets
 * `unnotifiedSince`, which is cleared after the notification. If the process is killed in between, `notifyLost` sends
 * the notification. An existing notification is not added again, so no one is notified twice.
 */
export async function createAnswering(dependencies: Dependencies) {
  const { applications, notify, notifyReviewers, startProject, figuresChanged, now } = dependencies;
  const unnotified = await applications.openNotices({ run: notifyOtherSide, now });

  async function notifyApplicant({ state, jobId, memberId, times, organisationId }: Application): Promise<void> {
    const kind = state === 'opened' ? 'application-views' : 'applications';
    // The subject contains the stage, so that each stage has its own notification.
    await notify(memberId, { kind, subject: `${jobId} ${state}`, act: `${times}`, by: organisationId ?? SITE });
  }

  async function notifyOtherSide(application: Application): Promise<void> {
    const { state, organisationId, offerAnswer, unnotifiedSince } = application;
    // An answer to an offer is final, so it was the last change.
    await (offerAnswer ? notifyReviewers(application) : notifyApplicant(application));
    if (organisationId !== undefined && state !== 'opened') await figuresChanged(organisationId);
    await unnotified.clear(toApplicationId(application), { unnotifiedSince });
  }

  async function follow(application: Application): Promise<void> {
    await notifyOtherSide(application);
    if (application.state === 'hired') await startProject(application);
  }

  /** Returns undefined if the application is no longer at one of the expected stages. */
  async function move(application: Application, { to, from, answer, version }: Move): Promise<Application | undefined> {
    const at = now();
    const isFirst = application.answeredInDays === undefined && FIRST_ANSWERS.includes(to);
    const moved = await applications.move(application, {
      to,
      from,
      at,
      ...(answer ? { answer } : {}),
      ...(version === undefined ? {} : { version }),
      ...(isFirst ? { answeredInDays: daysBetween(application.appliedAt, at) } : {}),
    });
    if (moved) await follow(moved);
    return moved;
  }

  /** Returns undefined if the offer made at `offeredAt` can no longer be answered. */
  async function answerOffer(
    application: Application,
    offeredAt: Date,
    given: Omit<OfferAnswer, 'at'>,
  ): Promise<Application | undefined> {
    const answered = await applications.answerOffer(application, offeredAt, { ...given, at: now() });
    if (answered) await follow(answered);
    return answered;
  }

  const closeUnanswered = (application: Application, from: readonly ApplicationStage[]) =>
    move(application, { to: 'unanswered', from, answer: { reason: null, message: '', at: now() } });

  return {
    move,
    answerOffer,

    /** Closes all applications awaiting an answer, because the job or its organisation is gone. */
    async closeAllOf(jobId: string): Promise<void> {
      for await (const application of applications.waiting(jobId)) await closeUnanswered(application, OPEN_STAGES);
    },

    /** Closes applications whose promised answer date has passed. */
    async closeOverdue(): Promise<number> {
      const overdue = await applications.listOverdue(now(), AT_ONCE);
      for (const application of overdue) await closeUnanswered(application, WAITING_STAGES);
      return overdue.length;
    },

    /** Sends the notifications that were lost because a process was killed. */
    notifyLost: unnotified.complete,
  };
}

export type Answering = Awaited<ReturnType<typeof createAnswering>>;
