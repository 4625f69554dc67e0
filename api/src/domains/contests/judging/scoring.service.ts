import { randomBytes } from 'node:crypto';
import type { ScoreForm } from '@verse/api-contract/api';
import { JUDGING_LIMITS } from '@verse/api-contract/contests/contest-judging.values';
import { canonicalJson, sha256 } from '../../../platform/hashes';
import { AppError, invalidField, VersionConflict } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import { closed, type JudgedContestTerms } from './judged-contest';
import { type JudgingPlan, pseudonymOf } from './plan';
import { lastOf, type Score, scoreIdOf, type ScoreRevision } from './scores.repository';

type Dependencies = Pick<ContestParts, 'scores' | 'logs' | 'now'>;

/** An entry assigned to a judge by the plan. */
export interface Assignment {
  contest: JudgedContestTerms;
  plan: JudgingPlan;
  memberId: string;
  judge: number;
  number: number;
}

const NONCE_BYTES = 16;

interface Committed extends Pick<Score, 'contestId' | 'number' | 'judge'> {
  revision: number;
  scores: number[];
}

/** Returns the SHA-256 of the nonce and the score's canonical JSON. */
export const commitmentOf = (nonce: string, { contestId, number, judge, revision, scores }: Committed): string =>
  sha256(nonce + canonicalJson({ contest: contestId, entry: number, judge: pseudonymOf(judge), revision, scores }));

const isSameAs = (form: ScoreForm, { scores, feedback }: ScoreRevision) =>
  feedback === form.feedback && scores.every((score, index) => score === form.scores[index]);

/** Stores scores, and immediately logs a commitment to each. */
export async function createScoring({ scores, logs, now }: Dependencies) {
  const unlogged = await scores.openUnlogged({ run: commit, now });

  /** Logs the commitments. Idempotent, because the log contains each revision only once. */
  async function commit(score: Score): Promise<void> {
    const { contestId, number, judge, history } = score;
    for (const { revision, commitment } of history)
      await logs.append(contestId, 'score', `${number} ${judge} ${revision}`, {
        entry: number,
        judge: pseudonymOf(judge),
        revision,
        commitment,
      });
    // Another revision may have been stored in the meantime. It clears the mark itself.
    await unlogged.clear(scoreIdOf(score), { revision: score.revision });
  }

  function revisionOf({ contest, judge, number }: Assignment, form: ScoreForm, revision: number): ScoreRevision {
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    const committed = { contestId: contest.id, number, judge, revision, scores: form.scores };
    return { revision, ...form, at: now(), nonce, commitment: commitmentOf(nonce, committed) };
  }

  async function store(assignment: Assignment, before: Score | undefined, form: ScoreForm): Promise<boolean> {
    const { contest, memberId, judge, number } = assignment;
    const next = revisionOf(assignment, form, (before?.revision ?? 0) + 1);
    if (before) return scores.revise(before, next, now());
    const { revision } = next;
    return scores.insert({
      contestId: contest.id,
      number,
      judge,
      memberId,
      revision,
      history: [next],
      unloggedSince: now(),
    });
  }

  return {
    commit,
    /**
     * Stores a score. Safe to retry after a lost response.
     *
     * @param version the revision that the judge has read; 0 before the first score
     * @throws VersionConflict, carrying the current score
     */
    async score(assignment: Assignment, version: number, form: ScoreForm): Promise<Score> {
      const { contest, plan, judge, number } = assignment;
      if (contest.resultsAt || plan.state !== 'judging') throw closed();
      if (form.scores.length !== contest.terms.criteria.length)
        throw invalidField('scores', 'Send a score for each criterion.');
      const before = await scores.find(contest.id, number, judge);
      const isRepeated = before?.revision === version + 1 && isSameAs(form, lastOf(before));
      if (before && !isRepeated && before.revision !== version) throw new VersionConflict(before);
      if (!before && version !== 0) throw new VersionConflict<Score | undefined>(undefined);
      if (version >= JUDGING_LIMITS.revisions)
        throw new AppError('limit', `You can change a score ${JUDGING_LIMITS.revisions} times.`);
      const isStored = isRepeated || (await store(assignment, before, form));
      const after = await scores.find(contest.id, number, judge);
      if (!isStored && after?.isSealed) throw closed();
      if (!after || (!isStored && !isSameAs(form, lastOf(after)))) throw new VersionConflict(after);
      await commit(after);
      return after;
    },
    /** Logs scores whose requests were interrupted. */
    repair: unlogged.complete,
  };
}

export type Scoring = Awaited<ReturnType<typeof createScoring>>;
