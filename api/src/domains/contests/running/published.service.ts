import { type PostponedDate, RUNNING_LIMITS } from '@verse/api-contract/contests/contest-running.values';
import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { ORGANISATION_ROLES } from '@verse/api-contract/work/organisations.values';
import { invalidField, type Person } from '../../../platform/http';
import type { KnownOrganisation } from '../../../platform/ports';
import { appoint, type Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { NO_PICTURE, savePicture, type SentPicture } from '../contest-picture';
import { type OrganisationContests, wrongState } from './contests-of-organisation';
import { assertMayChoose, assertRunning } from './may-choose-judges';
import { cancelledNotice, due, judgeNotice, postponedNotice } from './notices';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'seats' | 'entries' | 'organisations' | 'pictures' | 'audit' | 'now'
> & {
  own: OrganisationContests;
};

interface SentPostponement {
  what: PostponedDate;
  to: string;
  reason: string;
}

function toDeadline({ terms, deadline }: Contest, to: Date, now: Date): Partial<Contest> {
  if (now >= deadline) throw wrongState('The deadline has passed, so you can’t postpone it.');
  const grace = new Date(to.getTime() + (terms?.graceMinutes ?? 0) * MINUTE_MS);
  const next = terms?.vote ? terms.vote.until : terms?.resultsBy;
  if (next && grace >= next)
    throw invalidField('to', 'The deadline must stay before the results and the vote. Postpone the results first.');
  return { deadline: to };
}

/** Moves the results date, and shifts the award date by the same amount. The end of the vote stays the same. */
function toResults({ terms, deadline }: Contest, to: Date): Partial<Contest> {
  if (!terms) throw wrongState('This contest has no results date.');
  if (to.getTime() > deadline.getTime() + TERMS_LIMITS.resultDays * DAY_MS)
    throw invalidField('to', 'The results must follow the deadline within 90 days.');
  const later = to.getTime() - terms.resultsBy.getTime();
  return { terms: { ...terms, resultsBy: to, awardBy: new Date(terms.awardBy.getTime() + later) } };
}

/** Manages the judges, postponements, cancellation, and picture of an organisation's contest. */
export function createPublished(dependencies: Dependencies) {
  const { seats, entries, own, organisations, pictures, audit, now } = dependencies;

  async function assertCanJudge(contest: Contest, memberIds: readonly string[]): Promise<void> {
    const members = new Set(await organisations.membersOf(contest.organisationId!, ORGANISATION_ROLES));
    if (!memberIds.every((id) => members.has(id) || contest.guestIds?.includes(id)))
      throw invalidField('memberIds', 'Judges are members of the organisation. Invite them first.');
    for (const id of memberIds)
      if ((await seats.find(contest.id, id)) ?? (await entries.ofMember(contest.id, id)))
        throw invalidField('memberIds', 'This member is in the contest, so they can’t judge it.');
  }

  return {
    async setJudges(person: Person, { id: organisationId }: KnownOrganisation, id: string, memberIds: string[]) {
      const after = await own.changeLatest(organisationId, id, async (contest) => {
        assertMayChoose(contest, memberIds, now());
        await assertCanJudge(contest, memberIds);
        const isNew = memberIds.some((one) => !contest.judgeIds?.includes(one));
        const isDue = isNew && contest.state === 'published';
        const guestIds = (contest.guestIds ?? []).filter((one) => memberIds.includes(one));
        return {
          ...appoint(contest, memberIds, now()),
          guestIds,
          ...due(contest, now(), ...(isDue ? [judgeNotice(id)] : [])),
        };
      });
      await audit.record(person.id, 'contest: judges chosen', id);
      return after;
    },

    /** Moves a date to a later day, and notifies all participants of the reason. */
    async postpone(person: Person, organisationId: string, id: string, { what, to: day, reason }: SentPostponement) {
      const after = await own.changeLatest(organisationId, id, (contest) => {
        assertRunning(contest);
        const { postponements = [], terms, deadline } = contest;
        if (postponements.length >= RUNNING_LIMITS.postponements)
          throw wrongState('You postponed this ten times. Cancel it instead.');
        const from = what === 'deadline' ? deadline : terms?.resultsBy;
        const to = new Date(day);
        const at = now();
        if (!from || to <= from || to <= at) throw invalidField('to', 'Choose a later date.');
        const change = what === 'deadline' ? toDeadline(contest, to, at) : toResults(contest, to);
        return {
          ...change,
          postponements: [...postponements, { what, from, to, reason, at }],
          ...due(contest, at, postponedNotice(id, postponements.length)),
        };
      });
      await audit.record(person.id, `contest: ${what} postponed`, id);
      return after;
    },

    /** Cancels a contest. Idempotent. */
    async cancel(person: Person, organisationId: string, id: string, reason: string): Promise<Contest> {
      const after = await own.changeLatest(organisationId, id, (contest) => {
        if (contest.state === 'cancelled') return undefined;
        assertRunning(contest);
        return cancellation(contest, reason, now());
      });
      await audit.record(person.id, 'contest: cancelled', id);
      return after;
    },

    async setPicture(person: Person, organisationId: string, id: string, sent: SentPicture): Promise<Contest> {
      const change = await savePicture(pictures, await own.find(organisationId, id), sent, person.id);
      return own.changeLatest(organisationId, id, () => change);
    },

    removePicture: (organisationId: string, id: string): Promise<Contest> =>
      own.changeLatest(organisationId, id, () => NO_PICTURE),
  };
}

export const cancellation = (contest: Contest, reason: string, at: Date): Partial<Contest> => ({
  state: 'cancelled',
  position: null,
  cancellation: { reason, at },
  ...due(contest, at, cancelledNotice(contest.id)),
});

export type Published = ReturnType<typeof createPublished>;
