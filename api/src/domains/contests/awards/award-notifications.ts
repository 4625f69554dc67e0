import type { PrizeWord } from '@verse/api-contract/contests/contest-awards.values';
import { addressOf } from '@verse/contract/addresses';
import { type ContestLines, type ContestParts, type LineFor, RUNNING_ROLES } from '../contest-parts';
import type { ContestAppeal } from './appeal';
import type { PrizesService } from './prizes.service';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'entries' | 'results' | 'appeals' | 'organisations' | 'prizeWords'
> &
  Pick<PrizesService, 'findVoteWinner'>;

const DECIDED: Record<ContestAppeal['state'], string> = {
  open: 'News about your appeal in the contest',
  upheld: 'You won your appeal in the contest',
  rejected: 'You lost your appeal in the contest',
};

/** News for the winner about a prize that staff look into. */
const MISSING: Record<ContestAppeal['state'], string> = {
  open: 'We’re looking into your missing prize in the contest',
  upheld: 'We decided about your missing prize in the contest',
  rejected: 'We decided about your missing prize in the contest',
};

const WORDS: Record<PrizeWord, string> = {
  received: 'A winner got their prize in the contest',
  late: 'A winner says their prize came late in the contest',
  'not-received': 'A winner is still waiting for their prize in the contest',
};

const appealNews = (isOpen: boolean): string => (isOpen ? 'has an appeal' : 'has a decided appeal');
const NEWS: Record<ContestAppeal['about'], (isOpen: boolean) => string> = {
  removal: appealNews,
  result: appealNews,
  prize: (isOpen) => (isOpen ? 'is missing its prize. We’re looking into it' : 'was missing its prize. We’ve decided'),
};

/** Path of the organisation's page for a contest's prizes and appeals. */
export const prizePage = (handle: string, id: string): string =>
  `${addressOf('organisation-contest', { handle, id })}/prize`;

/** Notifications to entrants and organisations about results, prizes, and appeals. */
export function awardLines(dependencies: Dependencies): ContestLines {
  const { contests, entries, results, appeals, organisations, prizeWords, findVoteWinner } = dependencies;

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
    const isVoted = entry !== undefined && (await findVoteWinner(id))?.id === entry.id;
    // Winners write to the organisation about their prizes beside their entry.
    const ownPath = addressOf('contest-entry', { id });
    if (rank === 1) {
      const also = isVoted ? ' and its community vote' : '';
      return { text: `You won the contest “${contest.title}”${also}.`, path: ownPath };
    }
    if (isVoted) {
      const judged = rank === undefined ? '' : ` The judges put you ${rank} of ${found.ranking.length}.`;
      const prize = `Your prize: ${contest.terms?.vote?.prize}.`;
      const text = `You won the community vote of “${contest.title}”. ${prize}${judged}`;
      return { text, path: ownPath };
    }
    const place = rank === undefined ? '' : ` You came ${rank} of ${found.ranking.length}.`;
    const text = `The results of “${contest.title}” are out.${place}`;
    return { text, path: addressOf('contest-results', { id }) };
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

  /** For owners of the organisation: what a winner says. Omitted once it is taken back. */
  const wordLine: LineFor = async (memberId, about) => {
    const word = (await prizeWords.find(about))?.word;
    const contest = await contests.find(about.split(' ')[0]!);
    const organisation = contest && (await findRun(memberId, contest.organisationId));
    if (!word || !organisation) return undefined;
    return { text: `${WORDS[word]} “${contest.title}”.`, path: prizePage(organisation.handle, contest.id) };
  };

  const letterLine: LineFor = async (memberId, about) => {
    const contest = await contests.find(about.split(' ')[0]!);
    if (!contest?.resultsAt) return undefined;
    const { id, title } = contest;
    if (await entries.ofMember(id, memberId)) {
      const text = `New message about your prize in “${title}”.`;
      return { text, path: addressOf('contest-entry', { id }) };
    }
    const organisation = await findRun(memberId, contest.organisationId);
    const text = `New message about a prize in “${title}”.`;
    return organisation && { text, path: prizePage(organisation.handle, id) };
  };

  /** For winners who have not said whether their prize arrived. */
  const askLine: LineFor = async (memberId, about) => {
    const prize = await prizeWords.find(about);
    const contest = prize?.isOpen && !prize.word ? await contests.find(prize.contestId) : undefined;
    if (!contest || !prize?.winnerIds.includes(memberId)) return undefined;
    const text = `Has your prize from “${contest.title}” arrived?`;
    return { text, path: addressOf('contest-entry', { id: contest.id }) };
  };

  const appealLine: LineFor = async (memberId, id) => {
    const appeal = await appeals.find(id);
    const contest = appeal && (await contests.find(appeal.contestId));
    if (!contest) return undefined;
    const entry = await entries.find(appeal.entryId);
    if (entry?.memberIds.includes(memberId))
      return {
        text: `${(appeal.about === 'prize' ? MISSING : DECIDED)[appeal.state]} “${contest.title}”.`,
        path: addressOf('contest-entry', { id: contest.id }),
      };
    const organisation = await findRun(memberId, appeal.organisationId);
    if (!organisation) return undefined;
    const news = NEWS[appeal.about](appeal.state === 'open');
    const text = `Entry ${appeal.number} of the contest “${contest.title}” ${news}.`;
    return { text, path: prizePage(organisation.handle, contest.id) };
  };

  return {
    results: resultsLine,
    prize: prizeLine('News about your prize in the contest', 'A winner got their prize in the contest'),
    overdue: prizeLine('The prize is overdue in the contest', 'A prize is overdue in your contest'),
    appeal: appealLine,
    word: wordLine,
    letter: letterLine,
    ask: askLine,
  };
}
