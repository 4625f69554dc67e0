import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { RECORD_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import { type StoredProject, threadOf } from './project';
import type { ProjectParts } from './project-parts';
import { isSettled } from './review-period';

/** A brief and, if the seller answered in time, after how many hours. */
export interface AnsweredBrief {
  title: string;
  hours: number | undefined;
}

/** Figures of a seller's projects. */
export interface SellerRecords {
  /** Returns the titles of completed projects whose accepted work is paid, most recently changed first. */
  listCompletedTitles: (sellerKey: string) => Promise<string[]>;
  /** Returns the newest briefs whose time to answer is over. */
  listBriefs: (sellerKey: string) => Promise<AnsweredBrief[]>;
}

const isPaid = ({ milestones }: Pick<StoredProject, 'milestones'>): boolean =>
  milestones.every((one) => one.state !== 'accepted' || isSettled(one));

export function createSellerRecords({
  projects,
  threads,
  now,
}: Pick<ProjectParts, 'projects' | 'threads' | 'now'>): SellerRecords {
  async function answeredAfter(project: StoredProject): Promise<number | undefined> {
    const message = await threads.firstOf(threadOf(project), 'seller');
    const steps = project.events.filter(({ side }) => side === 'seller').map(({ at }) => at);
    const moments = [...steps, ...(message ? [message.at] : [])].map((at) => at.getTime());
    const after = Math.min(...moments) - project.createdAt.getTime();
    return after <= RECORD_LIMITS.answerDays * DAY_MS ? Math.ceil(after / HOUR_MS) : undefined;
  }

  return {
    async listCompletedTitles(sellerKey) {
      const completed = await projects.listCompleted(sellerKey, RECORD_LIMITS.projects);
      return completed.filter(isPaid).map(({ brief }) => brief.title);
    },

    async listBriefs(sellerKey) {
      const before = now().getTime() - RECORD_LIMITS.answerDays * DAY_MS;
      const last = await projects.list([{ sellerKey }], undefined, RECORD_LIMITS.briefs);
      // A hire begins with an agreement, not with a question.
      const asked = last.filter(({ hire, createdAt }) => !hire && createdAt.getTime() <= before);
      return Promise.all(
        asked.map(async (project) => ({ title: project.brief.title, hours: await answeredAfter(project) })),
      );
    },
  };
}
