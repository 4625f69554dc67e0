import { DAY_MS } from '@verse/api-contract/time';
import { SITE } from '../../../platform/notify';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import { isRun, type RunContest } from '../find-contest';
import type { Award } from './award';
import type { PrizeWords } from './prize-words.service';
import type { PrizesService } from './prizes.service';
import { wasAwarded } from './prizes.service';

type Dependencies = Pick<
  ContestParts,
  'awards' | 'contests' | 'seats' | 'entries' | 'results' | 'tallies' | 'organisations' | 'notify' | 'announce' | 'now'
> & {
  prizes: Pick<PrizesService, 'findOfContest'>;
  words: Pick<PrizeWords, 'openAll' | 'isKnown'>;
};

/** Look-back period. Earlier results and award dates are assumed to have been announced already. */
const LOOK_BACK_MS = 30 * DAY_MS;
const SEATS = 50;
const NOT_ANNOUNCED = { announcedAt: undefined, entries: 0 };

/**
 * Announces results to all makers and all members with a confirmed place, and overdue prizes to the winners and the
 * organisation. An announcement is retried until it completes. Retrying is safe, because each member gets at most one
 * notification per subject. Waiting lists are not notified, because they end at the deadline.
 */
export function createAnnouncing(dependencies: Dependencies) {
  const { awards, contests, seats, entries, results, tallies, prizes, words, organisations } = dependencies;
  const { notify, announce, now } = dependencies;

  async function announceResults(
    { id, organisationId: by = SITE }: RunContest,
    { notifiedUpTo }: Award,
  ): Promise<void> {
    const about = { kind: 'contests', subject: `results ${id}`, by } as const;
    for (let after = notifiedUpTo, isLast = false; !isLast;) {
      const page = await seats.pageOfContest(id, after, SEATS);
      for (const { memberId, state } of page) if (state === 'confirmed') await notify(memberId, about);
      after = page.at(-1)?.number ?? after;
      isLast = page.length < SEATS;
      await awards.notifiedUpTo(id, after);
    }
    // Team members are notified separately, because they do not need places of their own.
    for await (const { memberIds } of entries.listSubmitted(id)) for (const to of memberIds) await notify(to, about);
    await awards.announced(id, now());
  }

  async function createAward(contest: RunContest): Promise<void> {
    const found = await results.find(contest.id);
    const { awardBy } = contest.terms;
    if (found) await awards.insert({ contestId: contest.id, awardBy, entries: found.ranking.length, notifiedUpTo: 0 });
  }

  async function markOverdue({ contestId }: Award): Promise<boolean> {
    const contest = await contests.find(contestId);
    if (!isRun(contest)) return false;
    const { prizes: all } = await prizes.findOfContest(contest);
    const late = all.filter(({ winner, steps }) => winner && !wasAwarded(steps));
    const owners = await organisations.membersOf(contest.organisationId ?? '', RUNNING_ROLES);
    const winners = late.flatMap(({ winner }) => winner?.memberIds ?? []);
    for (const to of late.length > 0 ? new Set([...owners, ...winners]) : [])
      await notify(to, { kind: 'contests', subject: `overdue ${contestId}`, by: SITE });
    await awards.overdue(contestId, now());
    await announce();
    return late.length > 0;
  }

  return {
    async announceAll(): Promise<number> {
      const recent = (await contests.listWithResultsSince(new Date(now().getTime() - LOOK_BACK_MS))).filter(isRun);
      const known = await awards.findAll(recent.map(({ id }) => id));
      const open = recent.filter(({ id }) => !known.get(id)?.announcedAt);
      for (const contest of recent) {
        const { announcedAt, entries: ranked } = known.get(contest.id) ?? NOT_ANNOUNCED;
        // Results that an earlier release announced.
        if (announcedAt && ranked > 0 && !(await words.isKnown(contest.id))) await words.openAll(contest);
      }
      for (const contest of open) {
        // The ballots may still be being counted, and the results also say who has won the vote.
        if (contest.terms.vote && !(await tallies.find(contest.id))) continue;
        await createAward(contest);
        const award = (await awards.findAll([contest.id])).get(contest.id);
        if (!award) continue;
        await words.openAll(contest);
        await announceResults(contest, award);
      }
      return open.length;
    },

    async markAllOverdue(): Promise<number> {
      const at = now();
      const due = await awards.dueBetween(new Date(at.getTime() - LOOK_BACK_MS), at);
      let count = 0;
      for (const award of due) if (!award.overdueSince && (await markOverdue(award))) count += 1;
      return count;
    },
  };
}
