import { createDocuments } from '../../../platform/documents';
import { sha256 } from '../../../platform/hashes';
import type { DbPort } from '../../../store';

/** A sentence of a judge for the page of results, under their own name. */
export interface JudgeSentence {
  contestId: string;
  memberId: string;
  sentence: string;
  at: Date;
  /** Whether a moderator's decision hides it. It is kept, because the decision can be taken back. */
  isHidden?: boolean;
}

type SentenceDocument = JudgeSentence & { _id: string };

const MOST_JUDGES = 100;
const idOf = (contestId: string, memberId: string) => `${contestId} ${memberId}`;

/** Returns the public id of a sentence, which has no id of a member in it. */
export const sentenceId = ({ contestId, memberId }: Pick<JudgeSentence, 'contestId' | 'memberId'>): string =>
  `${contestId}-${sha256(idOf(contestId, memberId)).slice(0, 24)}`;

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
    setHidden: async ({ contestId, memberId }: JudgeSentence, isHidden: boolean) =>
      void (await sentences.update(
        { _id: idOf(contestId, memberId) },
        isHidden ? { $set: { isHidden } } : { $unset: { isHidden: '' } },
      )),
    /** Sets a sentence or, if it is empty, removes it. Returns false if a moderator has hidden it. */
    async set({ contestId, memberId, sentence, at }: JudgeSentence): Promise<boolean> {
      const _id = idOf(contestId, memberId);
      const shown = { _id, isHidden: { $ne: true } };
      if (sentence === '') return (await sentences.remove(shown)) || (await sentences.find(_id)) === undefined;
      if (await sentences.insert({ _id, contestId, memberId, sentence, at })) return true;
      return (await sentences.update(shown, { $set: { sentence, at } })) !== undefined;
    },
    removeOf: async (memberId: string): Promise<void> => void (await sentences.collection.deleteMany({ memberId })),
  };
}
