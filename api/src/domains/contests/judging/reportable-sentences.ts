import { addressOf } from '@verse/contract/addresses';
import type { ReportableContent } from '../../../platform/feature';
import type { ContestParts } from '../contest-parts';
import { type JudgeSentence, sentenceId } from './judge-sentences.repository';

type Dependencies = Pick<ContestParts, 'contests' | 'results' | 'judgeSentences' | 'announce'>;

/** Moderators hide what a judge said about published results, and show it again. */
export function createReportableSentences({ contests, results, judgeSentences, announce }: Dependencies) {
  async function findSentence(id: string): Promise<JudgeSentence | undefined> {
    const contestId = id.slice(0, id.lastIndexOf('-'));
    return (await judgeSentences.ofContest(contestId)).find((one) => sentenceId(one) === id);
  }

  async function setHidden(id: string, isHidden: boolean): Promise<void> {
    const found = await findSentence(id);
    if (!found) return;
    await judgeSentences.setHidden(found, isHidden);
    await announce();
  }

  const content: ReportableContent = {
    async find(_person, id) {
      const found = await findSentence(id);
      if (!found || found.isHidden) return undefined;
      const contest = await contests.find(found.contestId);
      if (!contest?.resultsAt || !(await results.find(contest.id))) return undefined;
      const path = addressOf('contest-results', { id: contest.id });
      return { id, authorId: found.memberId, text: found.sentence, path };
    },
    async now(id) {
      const found = await findSentence(id);
      const state = found?.isHidden ? 'removed' : 'shown';
      return found && { state, text: found.sentence, picture: null, below: null };
    },
    remove: (id) => setHidden(id, true),
    restore: (id) => setHidden(id, false),
  };
  return content;
}
