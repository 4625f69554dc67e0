import { isDeepStrictEqual } from 'node:util';
import type { ResponseFigures } from '@verse/api-contract/api';
import { type ApplicationStage, LEAST_FOR_FIGURES } from '@verse/api-contract/work/application-stages.values';
import type { DbPort } from '../../../../store';
import type { Announce } from '../announce';
import type { ApplicationRepository } from './applications.repository';

interface FiguresDocument {
  _id: string;
  rate: number;
  medianDays: number | null;
  applications: number;
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
const AT_ONCE = 100;
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
  const figures = db.collection<FiguresDocument>(FIGURES);
  await figures.createIndex({ staleSince: 1 }, { sparse: true });

  async function compute(organisationId: string): Promise<Omit<FiguresDocument, '_id' | 'staleSince'>> {
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

  async function refresh(): Promise<number> {
    const stale = await figures
      .find({ staleSince: { $lte: now() } })
      .sort({ staleSince: 1 })
      .limit(AT_ONCE)
      .toArray();
    const changed: string[] = [];
    for (const { _id, staleSince, ...before } of stale) {
      const computed = await compute(_id);
      if (!isDeepStrictEqual(before, computed)) {
        await figures.updateOne({ _id }, { $set: computed });
        changed.push(_id);
      }
      await figures.updateOne({ _id, staleSince }, { $unset: { staleSince: '' } });
    }
    if (changed.length > 0) await announce(...changed);
    return stale.length;
  }

  return {
    async markStale(organisationId: string): Promise<void> {
      await figures.updateOne(
        { _id: organisationId },
        { $set: { staleSince: now() }, $setOnInsert: { rate: 0, medianDays: null, applications: 0 } },
        { upsert: true },
      );
    },
    /** Returns the figures, keyed by organisation id. Omits organisations with too few applications. */
    async findAll(organisationIds: readonly string[]): Promise<Map<string, ResponseFigures>> {
      if (organisationIds.length === 0) return new Map();
      const found = await figures.find({ _id: { $in: [...organisationIds] } }).toArray();
      return new Map(
        found
          .filter(({ applications: count }) => count >= LEAST_FOR_FIGURES)
          .map(({ _id, rate, medianDays, applications: count }) => [_id, { rate, medianDays, applications: count }]),
      );
    },
    jobs: [
      {
        name: 'response-figures',
        everyMs: SWEEP_MS,
        run: refresh,
        failed: 'failed to compute response figures',
      },
    ],
  };
}

export type ResponseFiguresService = Awaited<ReturnType<typeof createResponseFigures>>;
