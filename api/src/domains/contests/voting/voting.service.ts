import { createHash } from 'node:crypto';
import { VOTE_LIMITS, VOTE_MESSAGES } from '@verse/api-contract/contests/contest-voting.values';
import { AppError, type Person } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import { isSubmitted, type SubmittedEntry } from '../entries/entry';
import { type JudgeView, toJudgeView } from '../entries/judge-view';
import { type Ballot, hasVote, type VotedContest, voteStageOf } from './ballot';

/** Shuffles the numbers from 1 to `count`. The order depends only on the seed. */
function shuffledNumbers(seed: string, count: number): number[] {
  const keyed = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { number, key: createHash('sha256').update(`${seed} ${number}`).digest('hex') };
  });
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ number }) => number);
}

type Dependencies = Pick<
  ContestParts,
  | 'ballots'
  | 'entries'
  | 'plans'
  | 'findIdentities'
  | 'organisations'
  | 'findContacts'
  | 'findJoinedAt'
  | 'now'
  | 'findRunContest'
> & {
  /** Counts a new or changed ballot towards the member's limit, or rejects it. */
  countBallot: (memberId: string) => Promise<void>;
};

export const UNKNOWN_VOTE = 'This contest has no community vote.';
export const UNKNOWN_ENTRY = 'There is no such entry.';
const refuse = (message: string) => new AppError('conflict', message);

/** A contest's community vote: shows entries without their makers, and accepts one ballot per member. */
export function createVoting(dependencies: Dependencies) {
  const { ballots, entries, findRunContest, findIdentities, organisations, now } = dependencies;
  const { plans, findContacts, findJoinedAt, countBallot } = dependencies;

  async function find(id: string): Promise<VotedContest> {
    const contest = await findRunContest(id);
    if (!hasVote(contest)) throw new AppError('not-found', UNKNOWN_VOTE);
    return contest;
  }

  /**
   * Whether the member is a judge and the results are not published. The vote then shows them no entries: an entry that
   * is missing would be one with which they have a conflict, and so tell who made it.
   */
  async function isJudging(memberId: string, { id, judgeIds, resultsAt }: VotedContest): Promise<boolean> {
    if (resultsAt) return false;
    return judgeIds?.includes(memberId) === true || (await plans.find(id))?.judges.includes(memberId) === true;
  }

  /** Returns why the member cannot vote, or null if they can. */
  async function refusalFor({ id }: Pick<Person, 'id'>, contest: VotedContest): Promise<string | null> {
    const joinedAt = await findJoinedAt(id);
    if (!joinedAt || joinedAt >= (contest.publishedAt ?? contest.startsAt)) return VOTE_MESSAGES.late;
    if (await isJudging(id, contest)) return VOTE_MESSAGES.judge;
    const role = contest.organisationId && (await organisations.roleOf(contest.organisationId, id));
    return role ? VOTE_MESSAGES.organisation : null;
  }

  async function findEntry(memberId: string, contest: VotedContest, number: number): Promise<SubmittedEntry> {
    const entry = voteStageOf(contest, now()) === 'before' ? undefined : await entries.byNumber(contest.id, number);
    if (!entry || !isSubmitted(entry) || (await isJudging(memberId, contest)))
      throw new AppError('not-found', UNKNOWN_ENTRY);
    return entry;
  }

  function assertOpen(contest: VotedContest): void {
    const stage = voteStageOf(contest, now());
    if (stage !== 'open') throw refuse(stage === 'before' ? VOTE_MESSAGES.before : VOTE_MESSAGES.after);
  }

  return {
    find,
    findEntry,
    refusalFor,
    ownBallot: (memberId: string, contestId: string) => ballots.ofMember(contestId, memberId),

    /** Returns a page of entries, shuffled per member. */
    async page(memberId: string, contest: VotedContest, from: number) {
      if (voteStageOf(contest, now()) === 'before' || (await isJudging(memberId, contest)))
        return { entries: [], barred: [], next: null };
      const order = shuffledNumbers(`${contest.id} ${memberId}`, contest.entryCount ?? 0);
      const numbers = order.slice(from, from + VOTE_LIMITS.entries);
      const found = (await entries.byNumbers(contest.id, numbers)).filter(isSubmitted);
      const byNumber = new Map(found.map((entry) => [entry.number, entry]));
      const shown: (JudgeView & { isOwn: boolean })[] = [];
      for (const number of numbers) {
        const entry = byNumber.get(number);
        if (!entry) continue;
        const view = toJudgeView(entry, entry.submission, await findIdentities(entry.memberIds));
        shown.push({ ...view, isOwn: entry.memberIds.includes(memberId) });
      }
      const next = from + VOTE_LIMITS.entries;
      return { entries: shown, barred: [], next: next < order.length ? next : null };
    },

    /** Casts the member's ballot, or changes an existing one. */
    async vote(person: Person, contestId: string, number: number): Promise<Ballot> {
      const contest = await find(contestId);
      assertOpen(contest);
      const refusal = await refusalFor(person, contest);
      if (refusal) throw refuse(refusal);
      const entry = await findEntry(person.id, contest, number);
      if (entry.memberIds.includes(person.id)) throw refuse(VOTE_MESSAGES.own);
      await countBallot(person.id);
      const [contact] = await findContacts([person.id]);
      const voter = { id: person.id, email: contact?.email ?? person.id };
      const own = await ballots.cast(contestId, voter, { contestId, number, at: now() });
      if (own) return own;
      if (await ballots.isMailboxTaken(contestId, voter)) throw refuse(VOTE_MESSAGES.mailbox);
      throw refuse('You took your vote back in another window.');
    },

    async takeBack(memberId: string, contestId: string): Promise<void> {
      const contest = await find(contestId);
      assertOpen(contest);
      await ballots.remove(contest.id, memberId);
    },

    /** Deletes the member's ballots in open votes. Counted ballots are kept, without the voter's id. */
    async erase(memberId: string): Promise<void> {
      for await (const { id, contestId } of ballots.allOfMember(memberId)) {
        const contest = await find(contestId).catch(() => undefined);
        if (contest && voteStageOf(contest, now()) === 'open') await ballots.remove(contestId, memberId);
        else await ballots.forgetVoter(id);
      }
    },
  };
}

export type Voting = ReturnType<typeof createVoting>;
