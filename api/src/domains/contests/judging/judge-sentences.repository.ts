import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';

/** A sentence of a judge for the page of results, under their own name. */
export interface JudgeSentence {
  contestId: string;
  memberId: string;
  sentence: string;
  at: Date;
}

type SentenceDocument = JudgeSentence & { _id: string };

const MOST_JUDGES = 100;
const idOf = (contestId: string, memberId: string) => `${contestId} ${memberId}`;

export async function createJudgeSentenceRepository(db: DbPort) {
  const sentences = await createDocuments<SentenceDocument, JudgeSentence>(db, {
    name: 'contest_judge_sentences',
    indexes: [{ contestId: 1 }, { memberId: 1, _id: 1 }],
    toDomain: ({ _id, ...sentence }) => sentence,
  });
  return {
    find: (contestId: string, memberId: string) => sentences.find(idOf(contestId, memberId)),
    ofContest: (contestId: string) => sentences.list({ contestId }, { limit: MOST_JUDGES }),
    ofMember: (memberId: string) => sentences.each({ memberId }),
    async set({ contestId, memberId, sentence, at }: JudgeSentence): Promise<void> {
      const _id = idOf(contestId, memberId);
      if (sentence === '') return void (await sentences.remove(_id));
      await sentences.insert({ _id, contestId, memberId, sentence, at });
      await sentences.update({ _id }, { $set: { sentence, at } });
    },
  };
}
