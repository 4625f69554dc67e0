import { GUEST_JUDGE_LIMITS } from '@verse/api-contract/contests/guest-judges.values';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, type Person } from '../../../platform/http';
import type { KnownOrganisation } from '../../../platform/ports';
import { createId } from '../../../store';
import { changeLatest } from '../change-latest';
import { appoint, type Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { UNKNOWN_CONTEST } from '../find-contest';
import { assertMayChoose, assertRunning } from '../running/may-choose-judges';
import { JUDGE_INVITATION_MAIL } from './judge-invitation-mail';
import type { JudgeInvitation, JudgeInvitationRepository } from './judge-invitations.repository';
import type { FindInvitingContest } from './valid-judge-invitations';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'audit' | 'queueMail' | 'mailboxKey' | 'findContacts' | 'announce' | 'now'
> & {
  invitations: JudgeInvitationRepository;
  findInvitingContest: FindInvitingContest;
  /** Counts an email towards the member's limit, or rejects it. */
  countMail: (memberId: string) => Promise<void>;
};

/** An invitation as its organisers see it. */
export interface SentJudgeInvitation extends JudgeInvitation {
  /** Whether it can no longer be accepted. */
  isVoid: boolean;
  /** Name of the judge, if it was accepted. */
  name: string | null;
}

const UNKNOWN_INVITATION = 'There is no such invitation.';
/** The invitation has been accepted or withdrawn since it was read. */
const answered = () => new AppError('conflict', 'Someone just answered this invitation. Reload the page.');
const refusedEmail = (message: string, code: 'conflict' | 'too-many' = 'conflict') =>
  new AppError(code, message, { fields: { email: message } });
const tooManyEmails = () => refusedEmail('That email got a lot of mail today. Please try again tomorrow.', 'too-many');

export const withoutGuest = (contest: Contest, memberId: string, at: Date): Partial<Contest> => ({
  ...appoint(
    contest,
    (contest.judgeIds ?? []).filter((id) => id !== memberId),
    at,
  ),
  guestIds: (contest.guestIds ?? []).filter((id) => id !== memberId),
});

/** Lets organisers invite judges to one contest by email, and remove them. */
export function createGuestJudges(dependencies: Dependencies) {
  const { contests, invitations, findInvitingContest, audit, queueMail, mailboxKey } = dependencies;
  const { findContacts, countMail, announce, now } = dependencies;
  const expiry = () => new Date(now().getTime() + GUEST_JUDGE_LIMITS.days * DAY_MS);
  const send = ({ id, email }: JudgeInvitation) =>
    queueMail(JUDGE_INVITATION_MAIL, { invitation: id }, { stranger: email });

  async function findContest(organisationId: string, id: string): Promise<Contest> {
    const contest = await contests.find(id);
    if (contest?.organisationId !== organisationId) throw new AppError('not-found', UNKNOWN_CONTEST);
    return contest;
  }

  async function findInvitation(contestId: string, id: string): Promise<JudgeInvitation> {
    const invitation = await invitations.find(id);
    if (invitation?.contestId !== contestId) throw new AppError('not-found', UNKNOWN_INVITATION);
    return invitation;
  }

  function assertMayInvite(contest: Contest): void {
    if (contest.state !== 'draft') assertRunning(contest);
    else if (contest.title === '') throw new AppError('wrong-state', 'Give the contest a title first.');
  }

  async function toSent(all: readonly JudgeInvitation[]): Promise<SentJudgeInvitation[]> {
    const guests = await findContacts(all.flatMap(({ memberId }) => memberId ?? []));
    const names = new Map(guests.map(({ id, name }) => [id, name]));
    return Promise.all(
      all.map(async (one) => ({
        ...one,
        isVoid: one.state === 'open' && (one.expiresAt <= now() || !(await findInvitingContest(one))),
        name: one.memberId === undefined ? null : (names.get(one.memberId) ?? null),
      })),
    );
  }

  async function removeGuest(contestId: string, memberId: string): Promise<void> {
    const find = async () => (await contests.find(contestId))!;
    await changeLatest(contests, find, (contest) => {
      if (!contest.guestIds?.includes(memberId)) return undefined;
      const left = withoutGuest(contest, memberId, now());
      assertMayChoose(contest, left.judgeIds ?? [], now());
      return left;
    });
    await announce();
  }

  return {
    list: async (organisationId: string, contestId: string): Promise<SentJudgeInvitation[]> =>
      toSent(await invitations.listOf((await findContest(organisationId, contestId)).id)),

    async invite(person: Person, { id: organisationId }: KnownOrganisation, contestId: string, email: string) {
      const contest = await findContest(organisationId, contestId);
      assertMayInvite(contest);
      if ((await invitations.listOf(contestId)).length >= GUEST_JUDGE_LIMITS.invitations)
        throw new AppError('limit', `A contest has at most ${GUEST_JUDGE_LIMITS.invitations} invitations of judges.`);
      await countMail(person.id);
      const invitation: JudgeInvitation = {
        id: createId(),
        contestId,
        organisationId,
        email,
        mailbox: mailboxKey(email),
        tokenHash: '',
        invitedBy: person.id,
        at: now(),
        expiresAt: expiry(),
        state: 'open',
      };
      if (!(await invitations.insert(invitation)))
        throw refusedEmail('You already invited this person. You can send the email again.');
      if (!(await send(invitation))) {
        await invitations.remove(invitation.id);
        throw tooManyEmails();
      }
      await audit.record(person.id, 'contest: judge invited', contestId);
      return (await toSent([invitation]))[0]!;
    },

    /** Sends another email with a new link. The previous link stops working as soon as the new email is generated. */
    async resend(person: Person, { id: organisationId }: KnownOrganisation, contestId: string, id: string) {
      assertMayInvite(await findContest(organisationId, contestId));
      const invitation = await findInvitation(contestId, id);
      const renewal = { expiresAt: expiry(), invitedBy: person.id };
      if (invitation.state === 'accepted') throw new AppError('conflict', 'This person judges the contest already.');
      await countMail(person.id);
      if (!(await invitations.renew(id, renewal))) throw answered();
      if (!(await send(invitation))) throw tooManyEmails();
      await audit.record(person.id, 'contest: invitation of a judge sent again', contestId);
      return (await toSent([{ ...invitation, ...renewal, state: 'open' }]))[0]!;
    },

    /** Withdraws an invitation. If it was accepted, removes the judge, as long as judges can be chosen. */
    async withdraw(person: Person, { id: organisationId }: KnownOrganisation, contestId: string, id: string) {
      await findContest(organisationId, contestId);
      const { memberId } = await findInvitation(contestId, id);
      if (memberId !== undefined) await removeGuest(contestId, memberId);
      // The judge may have accepted it in the meantime.
      if (!(await invitations.remove(id, memberId))) throw answered();
      const what = memberId === undefined ? 'contest: invitation of a judge withdrawn' : 'contest: guest judge removed';
      await audit.record(person.id, what, contestId);
    },

    removeExpired: () => invitations.removeExpired(new Date(now().getTime() - GUEST_JUDGE_LIMITS.days * DAY_MS)),
  };
}

export type GuestJudges = ReturnType<typeof createGuestJudges>;
