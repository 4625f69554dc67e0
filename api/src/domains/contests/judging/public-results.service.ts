import { JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { AppError } from '../../../platform/http';
import { ANONYMOUS, type Reader } from '../../../platform/people';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from '../entries/entry';
import { UNKNOWN_CONTEST } from '../find-contest';
import { isJudged, type JudgedContestTerms } from './judged-contest';
import { createListNamedJudges, type NamedJudge } from './named-judges';
import { pseudonymOf } from './plan';
import type { ContestResults, RankedEntry } from './results';
import { lastOf, type Score } from './scores.repository';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'entries' | 'plans' | 'scores' | 'logs' | 'results' | 'judgeSentences' | 'peopleFor' | 'now'
>;

export interface PublicEntry {
  ranked: RankedEntry;
  /** Undefined if the entry has since been withdrawn. */
  entry: ContestEntry | undefined;
  makers: { name: string; handle: string | null }[];
  scores: Score[];
}

export interface PublicResults {
  contest: JudgedContestTerms;
  results: ContestResults;
  list: PublicEntry[];
  judges: NamedJudge[];
  next: number | null;
}

export const NO_RESULTS = 'This contest has no results yet.';

/** The public results, and the log from which they can be recomputed. */
export function createPublicResults(dependencies: Dependencies) {
  const { contests, entries, plans, scores, logs, results, peopleFor, now } = dependencies;

  const listNamedJudges = createListNamedJudges(dependencies);

  async function findContest(id: string): Promise<JudgedContestTerms> {
    const contest: Contest | undefined = await contests.find(id);
    if (!contest || !isJudged(contest)) throw new AppError('not-found', UNKNOWN_CONTEST);
    return contest;
  }

  async function findResults(id: string) {
    const contest = await findContest(id);
    const found = contest.resultsAt ? await results.find(id) : undefined;
    if (!found) throw new AppError('not-found', NO_RESULTS);
    return { contest, results: found };
  }

  /** Returns the scores that count for an entry. */
  async function listCountedScores(contestId: string, number: number): Promise<Score[]> {
    const plan = await plans.find(contestId);
    const judges = plan?.pairs.find((pair) => pair.number === number)?.judges ?? [];
    const all = await scores.ofEntry(contestId, number, judges);
    return all.toSorted((one, other) => one.judge - other.judge);
  }

  async function viewAll(reader: Reader, contestId: string, ranked: readonly RankedEntry[]): Promise<PublicEntry[]> {
    const found = await Promise.all(ranked.map(({ entryId }) => entries.find(entryId)));
    const people = await peopleFor(reader, [...new Set(found.flatMap((entry) => entry?.memberIds ?? []))]);
    return Promise.all(
      ranked.map(async (one, index) => {
        const entry = found[index]?.state === 'open' ? found[index] : undefined;
        const makers = (entry?.memberIds ?? []).map((id) => people.get(id) ?? ANONYMOUS);
        return {
          ranked: one,
          entry,
          makers: makers.map(({ name, handle }) => ({ name, handle })),
          scores: await listCountedScores(contestId, one.number),
        };
      }),
    );
  }

  return {
    findContest,
    findResults,
    listCountedScores,
    /** @param after the page begins after this rank */
    async find(reader: Reader, id: string, after: number): Promise<PublicResults> {
      const found = await findResults(id);
      const page = found.results.ranking.slice(after, after + JUDGING_LIMITS.page);
      const isLast = after + page.length >= found.results.ranking.length;
      const judges = await listNamedJudges(reader, id);
      return { ...found, judges, list: await viewAll(reader, id, page), next: isLast ? null : after + page.length };
    },
    /**
     * Returns the hash of the last log line written up to the end of yesterday. Anyone may note the hash before the
     * results are published, and look it up in the log afterwards.
     */
    async sealedLog(id: string) {
      const midnight = new Date(now());
      midnight.setUTCHours(0, 0, 0, 0);
      return { contest: id, isOpen: false, head: await logs.headBefore(id, midnight) };
    },
    /** Yields the whole log as JSON chunks, including the openings of its commitments. */
    async *openLog(id: string): AsyncGenerator<string, void> {
      const { contest, results: found } = await findResults(id);
      const { criteria, criteriaHash } = contest.terms;
      const ranking = found.ranking.map(({ rank, number, points, judges }) => ({
        rank,
        entry: number,
        points,
        judges,
      }));
      const header = { contest: id, isOpen: true, head: found.logHead, criteria, criteriaHash, ranking };
      yield `${JSON.stringify(header).slice(0, -1)},\n"log":[`;
      let isFirst = true;
      const committed = new Set<unknown>();
      for await (const line of logs.list(id)) {
        if (line.kind === 'score') committed.add(line.data.commitment);
        yield `${isFirst ? '' : ','}\n${JSON.stringify(line)}`;
        isFirst = false;
      }
      yield '],\n"openings":[';
      isFirst = true;
      for await (const { number: entry, judge, history } of scores.ofContest(id))
        for (const { revision, scores: given, nonce, commitment } of history) {
          // A score that arrived after the log was closed.
          if (!committed.has(commitment)) continue;
          const opening = { entry, judge: pseudonymOf(judge), revision, scores: given, nonce };
          yield `${isFirst ? '' : ','}\n${JSON.stringify(opening)}`;
          isFirst = false;
        }
      yield ']}\n';
    },
    async feedbackFor(memberId: string, id: string) {
      const contest = await findContest(id);
      const entry = await entries.ofMember(id, memberId);
      if (!entry) throw new AppError('not-found', 'You have no entry in this contest.');
      const { results: found } = await findResults(id);
      const ranked = found.ranking.find(({ entryId }) => entryId === entry.id);
      if (!ranked) throw new AppError('not-found', 'This entry wasn’t judged, so it has no feedback.');
      const given = await listCountedScores(id, ranked.number);
      return {
        number: ranked.number,
        criteria: contest.terms.criteria.map(({ title }) => title),
        feedback: given.map((score) => ({ judge: pseudonymOf(score.judge), ...listGivenScores(score) })),
      };
    },
  };
}

/** Returns a judge’s scores and feedback, without the values that only the log needs. */
export const listGivenScores = (score: Score) => {
  const { scores, feedback } = lastOf(score);
  return { scores, feedback };
};

export type PublicResultsService = ReturnType<typeof createPublicResults>;
