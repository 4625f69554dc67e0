import { addressOf } from '@verse/contract/addresses';
import { type ContestLines, type ContestParts, type LineFor, RUNNING_ROLES } from '../contest-parts';
import type { ContestAppeal } from './appeal';
import type { PrizesService } from './prizes.service';

type Dependencies = Pick<ContestParts, 'contests' | 'entries' | 'results' | 'appeals' | 'organisations'> &
  Pick<PrizesService, 'findVoteWinner'>;

const DECIDED: Record<ContestAppeal['state'], string> = {
  open: 'There is news about your appeal in the contest',
  upheld: 'Your appeal was upheld in the contest',
  rejected: 'Your appeal was rejected in the contest',
};

/** Path of the organisation's page for a contest's prizes and appeals. */
const prizePage = (handle: string, id: string): string => `${addressOf('organisation-contest', { handle, id })}/prize`;

/** Notifications to entrants and organisations about results, prizes, and appeals. */
export function awardLines(dependencies: Dependencies): ContestLines {
  const { contests, entries, results, appeals, organisations, findVoteWinner } = dependencies;

  /** Returns the organisation if the member may run its contests. */
  async function findRun(memberId: string, organisationId = '') {
    const organisation = (await organisations.findAll([organisationId])).get(organisationId);
    if (!organisation) return undefined;
    const owners = await organisations.membersOf(organisationId, RUNNING_ROLES);
    return owners.includes(memberId) ? organisation : undefined;
  }

  const resultsLine: LineFor = async (memberId, id) => {
    const contest = await contests.find(id);
    const found = contest?.resultsAt ? await results.find(id) : undefined;
    if (!contest || !found) return undefined;
    const entry = await entries.ofMember(id, memberId);
    const rank = found.ranking.find(({ entryId }) => entryId === entry?.id)?.rank;
    const path = addressOf('contest-results', { id });
    const isVoted = entry !== undefined && (await findVoteWinner(id))?.id === entry.id;
    if (rank === 1) {
      const also = isVoted ? ' and its community vote' : '';
      return { text: `Your entry has won the contest “${contest.title}”${also}.`, path };
    }
    if (isVoted) {
      const judged = rank === undefined ? '' : ` The judges rank it ${rank} of ${found.ranking.length}.`;
      return { text: `Your entry has won the community vote of the contest “${contest.title}”.${judged}`, path };
    }
    const place = rank === undefined ? '' : ` Your entry is ranked ${rank} of ${found.ranking.length}.`;
    return { text: `The results of the contest “${contest.title}” are published.${place}`, path };
  };

  const prizeLine =
    (forMakers: string, forOwners: string): LineFor =>
    async (memberId, id) => {
      const contest = await contests.find(id);
      if (!contest?.resultsAt) return undefined;
      const entry = await entries.ofMember(id, memberId);
      if (entry) return { text: `${forMakers} “${contest.title}”.`, path: addressOf('contest-results', { id }) };
      const organisation = await findRun(memberId, contest.organisationId);
      return organisation && { text: `${forOwners} “${contest.title}”.`, path: prizePage(organisation.handle, id) };
    };

  const appealLine: LineFor = async (memberId, id) => {
    const appeal = await appeals.find(id);
    const contest = appeal && (await contests.find(appeal.contestId));
    if (!contest) return undefined;
    const entry = await entries.find(appeal.entryId);
    if (entry?.memberIds.includes(memberId))
      return {
        text: `${DECIDED[appeal.state]} “${contest.title}”.`,
        path: addressOf('contest-entry', { id: contest.id }),
      };
    const organisation = await findRun(memberId, appeal.organisationId);
    if (!organisation) return undefined;
    const news = appeal.state === 'open' ? 'has an appeal' : 'has an appeal that was decided';
    const text = `Entry ${appeal.number} of the contest “${contest.title}” ${news}.`;
    return { text, path: prizePage(organisation.handle, contest.id) };
  };

  return {
    results: resultsLine,
    prize: prizeLine('There is news about your prize in the contest', 'A winner has confirmed a prize of the contest'),
    overdue: prizeLine('The prize is overdue in the contest', 'A prize is overdue in your contest'),
    appeal: appealLine,
  };
}
