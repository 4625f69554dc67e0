import { type DbPort, insertIfAbsent } from '../../../store';
import { readAs } from '../read-as';
import type { Award, Step } from './award';

type AwardDocument = Omit<Award, 'contestId'> & { _id: string };
type StepDocument = Step & { _id: string };

const MOST_DUE = 200;
const { list } = readAs(({ _id, ...award }: AwardDocument): Award => ({ contestId: _id, ...award }));
const { list: listSteps } = readAs(({ _id, ...step }: StepDocument): Step => step);

export async function createAwardRepository(db: DbPort) {
  const awards = db.collection<AwardDocument>('contest_awards');
  const steps = db.collection<StepDocument>('contest_prize_steps');
  await awards.createIndex({ awardBy: 1 });
  await steps.createIndex({ contestId: 1, at: 1 });
  await steps.createIndex({ by: 1, _id: 1 });

  return {
    async findAll(contestIds: readonly string[]): Promise<Map<string, Award>> {
      const found = await list(awards.find({ _id: { $in: [...contestIds] } }));
      return new Map(found.map((award) => [award.contestId, award]));
    },
    /** No-op if the award exists. */
    insert: async ({ contestId, ...award }: Award) => void (await insertIfAbsent(awards, { _id: contestId, ...award })),
    /** Never lowers the number, because two processes may be announcing the same results at once. */
    notifiedUpTo: async (contestId: string, number: number) =>
      void (await awards.updateOne({ _id: contestId }, { $max: { notifiedUpTo: number } })),
    announced: async (contestId: string, announcedAt: Date) =>
      void (await awards.updateOne({ _id: contestId, announcedAt: { $exists: false } }, { $set: { announcedAt } })),
    /** Lists awards whose promised date is within the given period. */
    dueBetween(from: Date, to: Date): Promise<Award[]> {
      const filter = { awardBy: { $gt: from, $lte: to } };
      return list(awards.find(filter).sort({ awardBy: 1 }).limit(MOST_DUE));
    },
    overdue: async (contestId: string, overdueSince: Date) =>
      void (await awards.updateOne({ _id: contestId }, { $set: { overdueSince } })),

    /** Returns false if the step has already been reported. The first report is kept. */
    insertStep: (step: Step) => insertIfAbsent(steps, { _id: `${step.contestId} ${step.prize} ${step.step}`, ...step }),
    stepsOf(contestIds: readonly string[]): Promise<Step[]> {
      const filter = { contestId: { $in: [...contestIds] } };
      return listSteps(steps.find(filter).sort({ contestId: 1, at: 1 }));
    },
    forget: async (memberId: string) => void (await steps.updateMany({ by: memberId }, { $set: { by: '' } })),
  };
}
