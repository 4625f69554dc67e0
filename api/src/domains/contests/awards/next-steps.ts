import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import { isRun } from '../find-contest';
import { prizePage } from './award-notifications';
import type { WonPrize } from './prize-words.repository';
import { wonBy } from './prize-words.service';
import type { PrizeOfContest, Prizes, PrizesService } from './prizes.service';

type Dependencies = Pick<ContestParts, 'prizeWords' | 'contests' | 'organisations' | 'now'> & {
  prizes: Pick<PrizesService, 'findOfContest'>;
};

const wasSent = ({ steps }: PrizeOfContest): boolean => steps.some(({ step }) => step === 'sent');

/** Next steps: prizes that an organisation owes, and prizes about which a winner has said nothing yet. */
export function prizeSteps({ prizeWords, contests, organisations, prizes, now }: Dependencies): NextStepSource {
  async function findPrize({
    contestId,
    prize,
  }: WonPrize): Promise<{ found: Prizes; one: PrizeOfContest } | undefined> {
    const contest = await contests.find(contestId);
    if (!isRun(contest) || !contest.resultsAt) return undefined;
    const found = await prizes.findOfContest(contest);
    const one = found.prizes.find((other) => other.prize === prize);
    return one && { found, one };
  }

  async function findOwned(memberId: string): Promise<Map<string, string>> {
    const ids = await organisations.idsOfMember(memberId);
    const run = await Promise.all(
      ids.map(async (id) => (await organisations.membersOf(id, RUNNING_ROLES)).includes(memberId)),
    );
    const known = await organisations.findAll(ids.filter((_, index) => run[index]));
    return new Map([...known].map(([id, { handle }]) => [id, handle]));
  }

  async function stepOfWinner(memberId: string, row: WonPrize) {
    const known = await findPrize(row);
    if (!known || !wonBy(memberId, known.found).includes(known.one)) return [];
    const { contest } = known.found;
    const isAsked = !known.one.said && (wasSent(known.one) || now() > row.awardBy);
    const path = addressOf('contest-entry', { id: contest.id });
    return isAsked
      ? [{ title: contest.title, text: 'Has your prize arrived?', path, dueAt: row.awardBy.toISOString() }]
      : [];
  }

  async function stepOfOrganisation(handles: ReadonlyMap<string, string>, row: WonPrize) {
    const known = await findPrize(row);
    if (!known) return [];
    const { contest } = known.found;
    const isMissing = known.one.said?.word === 'not-received';
    // The organisation has done its part until the winner says otherwise.
    if (wasSent(known.one) && !isMissing) return [];
    const text = isMissing ? 'The winner says it hasn’t arrived.' : 'The winner is waiting for the prize.';
    const path = prizePage(handles.get(row.organisationId) ?? '', contest.id);
    return [{ title: contest.title, text, path, dueAt: row.awardBy.toISOString() }];
  }

  return {
    kind: 'contests',
    async find({ id }, most) {
      const handles = await findOwned(id);
      const [won, owed] = await Promise.all([
        prizeWords.ofWinner(id, most),
        Promise.all([...handles.keys()].map((organisationId) => prizeWords.ofOrganisation(organisationId, most))),
      ]);
      const steps = await Promise.all([
        ...won.map((row) => stepOfWinner(id, row)),
        ...owed.flat().map((row) => stepOfOrganisation(handles, row)),
      ]);
      return steps.flat().slice(0, most);
    },
  };
}
