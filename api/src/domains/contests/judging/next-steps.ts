import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import type { Judges } from './judges.service';

/** Next steps for the member: entries they have not scored yet. */
export const judgingSteps = ({ list }: Pick<Judges, 'list'>): NextStepSource => ({
  kind: 'contests',
  async find(person, most) {
    const judged = (await list(person)).filter(
      ({ stage, numbers, scored }) => stage === 'judging' && scored.size < numbers.length,
    );
    return judged.slice(0, most).map(({ contest, numbers, scored }) => {
      const left = numbers.length - scored.size;
      return {
        title: contest.title,
        text: left === 1 ? 'An entry is waiting for your score.' : `${left} entries wait for your scores.`,
        path: addressOf('judged-contest', { id: contest.id }),
        dueAt: contest.terms.resultsBy.toISOString(),
      };
    });
  },
});
