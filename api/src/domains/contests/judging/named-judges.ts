import type { Reader, ShownPerson } from '../../../platform/people';
import type { ContestParts } from '../contest-parts';
import { sentenceId } from './judge-sentences.repository';

/** A judge who chose to say something under their own name. */
export interface NamedJudge {
  /** Id of the sentence, for reports. */
  id: string;
  person: ShownPerson;
  sentence: string;
}

/** Lists judges in the order of their names, which says nothing about their numbers. */
export const createListNamedJudges =
  ({ plans, judgeSentences, peopleFor }: Pick<ContestParts, 'plans' | 'judgeSentences' | 'peopleFor'>) =>
  async (reader: Reader, contestId: string): Promise<NamedJudge[]> => {
    const judges = new Set((await plans.find(contestId))?.judges);
    const said = (await judgeSentences.ofContest(contestId)).filter(
      ({ memberId, isHidden }) => judges.has(memberId) && !isHidden,
    );
    const ids = said.map(({ memberId }) => memberId);
    const people = await peopleFor(reader, ids);
    const named = said.flatMap((one) => {
      const person = people.get(one.memberId);
      return person ? [{ id: sentenceId(one), person, sentence: one.sentence }] : [];
    });
    return named.toSorted((one, other) => (one.person.name < other.person.name ? -1 : 1));
  };
