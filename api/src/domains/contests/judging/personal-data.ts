import type { PersonalData } from '../../../platform/feature';
import { ERASED } from '../../../platform/people';
import type { ContestParts } from '../contest-parts';
import type { EntryRemoval } from '../entries/entry';
import { judgeOf } from './plan';
import type { Planning } from './planning.service';
import { lastOf } from './scores.repository';

type Dependencies = Pick<ContestParts, 'contests' | 'entries' | 'plans' | 'scores'> & {
  planning: Planning;
};

const forget =
  (memberId: string) =>
  <T extends EntryRemoval>(removal: T): T =>
    removal.by === memberId ? { ...removal, by: ERASED } : removal;

/**
 * Removes a judge from plans and scores. Scores are kept under a pseudonym, because published results depend on them.
 * Entries that the judge has not scored are reassigned. Removals are kept without the person who made them.
 */
export const judgingPersonalData = ({ contests, entries, plans, planning, scores }: Dependencies): PersonalData => ({
  name: 'contestScores',
  async *export(memberId) {
    for await (const score of scores.ofMember(memberId)) {
      const { scores: given, feedback, at } = lastOf(score);
      yield { contest: score.contestId, entry: score.number, scores: given, feedback, at };
    }
  },
  async erase(memberId) {
    await contests.eraseJudge(memberId);
    for (let all = await plans.listOfJudge(memberId); all.length > 0; all = await plans.listOfJudge(memberId))
      for (const { contestId } of all)
        await planning.change(contestId, (plan) => {
          const judge = judgeOf(plan, memberId);
          if (judge < 0) return undefined;
          return { judges: plan.judges.with(judge, ''), gone: [...new Set([...plan.gone, judge])] };
        });
    await scores.forget(memberId);
    for await (const { id, contestId } of entries.removedBy(memberId)) {
      if (await plans.find(contestId))
        await planning.change(contestId, ({ removals }) => ({ removals: removals.map(forget(memberId)) }));
      await entries.update(id, ({ removal }) => (removal ? { removal: forget(memberId)(removal) } : undefined));
    }
  },
});

/** What judges say on pages of results. */
export const judgeSentenceData = ({
  judgeSentences,
  announce,
}: Pick<ContestParts, 'judgeSentences' | 'announce'>): PersonalData => ({
  name: 'contestJudgeSentences',
  async *export(memberId) {
    for await (const { contestId, sentence, at } of judgeSentences.ofMember(memberId))
      yield { contest: contestId, sentence, at };
  },
  async erase(memberId) {
    await judgeSentences.removeOf(memberId);
    await announce();
  },
});
