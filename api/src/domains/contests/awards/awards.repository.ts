import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { Award, Step } from './award';

type AwardDocument = Omit<Award, 'contestId'> & { _id: string };
type StepDocument = Step & { _id: string };

const MOST_DUE = 200;

export async function createAwardRepository(db: DbPort) {
  const awards = await createDocuments<AwardDocument, Award>(db, {
    name: 'contest_awards',
    indexes: [{ awardBy: 1 }],
    toDomain: ({ _id, ...award }) => ({ contestId: _id, ...award }),
  });
  const steps = await createDocuments<StepDocument, Step>(db, {
    name: 'contest_prize_steps',
    indexes: [
      { contestId: 1, at: 1 },
      { by: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...step }) => step,
  });

  return {
    findAll: awards.findAll,
    /** No-op if the award exists. */
    insert: ({ contestId, ...award }: Award) => awards.insert({ _id: contestId, ...award }),
    /** Never lowers the number, because two processes may be announcing the same results at once. */
    notifiedUpTo: async (contestId: string, number: number) =>
      void (await awards.collection.updateOne({ _id: contestId }, { $max: { notifiedUpTo: number } })),
    announced: async (contestId: string, announcedAt: Date) =>
      void (await awards.collection.updateOne(
        { _id: contestId, announcedAt: { $exists: false } },
        { $set: { announcedAt } },
      )),
    /** Lists awards whose promised date is within the given period. */
    dueBetween: (from: Date, to: Date) =>
      awards.list({ awardBy: { $gt: from, $lte: to } }, { sort: { awardBy: 1 }, limit: MOST_DUE }),
    overdue: async (contestId: string, overdueSince: Date) =>
      void (await awards.collection.updateOne({ _id: contestId }, { $set: { overdueSince } })),

    /** Returns false if the step has already been reported. The first report is kept. */
    insertStep: (step: Step) => steps.insert({ _id: `${step.contestId} ${step.prize} ${step.step}`, ...step }),
    stepsOf: (contestIds: readonly string[]) =>
      steps.list({ contestId: { $in: [...contestIds] } }, { sort: { contestId: 1, at: 1 } }),
    forget: async (memberId: string) =>
      void (await steps.collection.updateMany({ by: memberId }, { $set: { by: '' } })),
  };
}
