import { isDeepStrictEqual } from 'node:util';
import type { ResponseFigures } from '@verse/api-contract/api';
import { type ApplicationStage, LEAST_FOR_FIGURES } from '@verse/api-contract/work/application-stages.values';
import { createDocuments } from '../../../../platform/documents';
import { createPending } from '../../../../platform/pending';
import type { DbPort } from '../../../../store';
import type { Announce } from '../announce';
import type { ApplicationRepository } from './applications.repository';

interface Figures extends ResponseFigures {
  organisationId: string;
  /** Set when an application changes, and removed once the figures have been recomputed. */
  staleSince?: Date;
}

interface Dependencies {
  db: DbPort;
  applications: Pick<ApplicationRepository, 'countOfOrganisation'>;
  /** Called when figures change, because jobs show them. */
  announce: Announce;
  now: () => Date;
}

/** Answers that took this many days or more are grouped together. */
const MOST_DAYS = 31;
const SWEEP_MS = 10_000;
/** Stages that count as answered. A withdrawn application counts if it was answered first. */
const ANSWERED = ['shortlisted', 'offered', 'hired', 'declined', 'withdrawn'] satisfies ApplicationStage[];
export const FIGURES = 'response_figures';

/** @param days number of first answers by days taken; index 0 is one day */
function medianOf(days: readonly number[]): number | null {
  const total = days.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  return days.findIndex((count) => (seen += count) * 2 >= total) + 1;
}

/**
 * Computes an organisation's response figures: the percentage of applications that were answered, and the median number
 * of days to the first answer. Applications withdrawn before an answer do not count.
 */
export async function createResponseFigures({ db, applications, announce, now }: Dependencies) {
  const figures = await createDocuments<Omit<Figures, 'organisationId'> & { _id: string }, Figures>(db, {
    name: FIGURES,
    toDomain: ({ _id, ...one }) => ({ organisationId: _id, ...one }),
  });
  const stale = await createPending(figures, { field: 'staleSince', run: refresh, now, lostAfterMs: 0 });
  /** Organisations whose figures have changed since the last announcement. */
  const changed: string[] = [];

  async function compute(organisationId: string): Promise<ResponseFigures> {
    const days: number[] = [];
    const countAnswered = (answeredInDays: unknown) =>
      applications.countOfOrganisation(organisationId, { state: { $in: ANSWERED }, answeredInDays });
    for (let day = 1; day < MOST_DAYS; day += 1) days.push(await countAnswered(day));
    days.push(await countAnswered({ $gte: MOST_DAYS }));
    const answered = days.reduce((sum, count) => sum + count, 0);
    const unanswered = await applications.countOfOrganisation(organisationId, { state: 'unanswered' });
    const total = answered + unanswered;
    return {
      rate: total === 0 ? 0 : Math.round((100 * answered) / total),
      medianDays: medianOf(days),
      applications: total,
    };
  }

  async function refresh({ organisationId, staleSince, ...before }: Figures): Promise<void> {
    const computed = await compute(organisationId);
    if (!isDeepStrictEqual(before, computed)) {
      await figures.collection.updateOne({ _id: organisationId }, { $set: computed });
      changed.push(organisationId);
    }
    await stale.clear(organisationId, { staleSince });
  }

  async function refreshAll(): Promise<number> {
    const count = await stale.complete();
    if (changed.length > 0) await announce(...changed.splice(0));
    return count;
  }

  return {
    async markStale(organisationId: string): Promise<void> {
      await figures.collection.updateOne(
        { _id: organisationId },
        { $set: { staleSince: now() }, $setOnInsert: { rate: 0, medianDays: null, applications: 0 } },
        { upsert: true },
      );
    },
    /** Returns the figures, keyed by organisation id. Omits organisations with too few applications. */
    async findAll(organisationIds: readonly string[]): Promise<Map<string, ResponseFigures>> {
      const found = [...(await figures.findAll(organisationIds)).values()];
      return new Map(
        found
          .filter(({ applications: count }) => count >= LEAST_FOR_FIGURES)
          .map(({ organisationId, rate, medianDays, applications: count }) => [
            organisationId,
            { rate, medianDays, applications: count },
          ]),
      );
    },
    jobs: [
      {
        name: 'response-figures',
        everyMs: SWEEP_MS,
        run: refreshAll,
        failed: 'failed to compute response figures',
      },
    ],
  };
}

export type ResponseFiguresService = Awaited<ReturnType<typeof createResponseFigures>>;
