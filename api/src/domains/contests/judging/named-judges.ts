import type { Reader, ShownPerson } from '../../../platform/people';
import type { ContestParts } from '../contest-parts';

/** A judge who chose to say something under their own name. */
export interface NamedJudge {
  person: ShownPerson;
  sentence: string;
}

/** Lists judges in the order of their names, which says nothing about their numbers. */
export const createListNamedJudges =
  ({ plans, judgeSentences, peopleFor }: Pick<ContestParts, 'plans' | 'judgeSentences' | 'peopleFor'>) =>
  async (reader: Reader, contestId: string): Promise<NamedJudge[]> => {
    const judges = new Set((await plans.find(contestId))?.judges);
    const said = (await judgeSentences.ofContest(contestId)).filter(({ memberId }) => judges.has(memberId));
    const ids = said.map(({ memberId }) => memberId);
    const people = await peopleFor(reader, ids);
    const named = said.flatMap(({ memberId, sentence }) => {
      const person = people.get(memberId);
      return person ? [{ person, sentence }] : [];
    });
    return named.toSorted((one, other) => (one.person.name < other.person.name ? -1 : 1));
  };
