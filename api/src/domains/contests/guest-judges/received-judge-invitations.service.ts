import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { AppError, type Person } from '../../../platform/http';
import { findByMailedToken } from '../../../platform/mail';
import { changeLatest } from '../change-latest';
import { appoint, type Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { isJudged, judgingStageOf } from '../judging/judged-contest';
import type { Planning } from '../judging/planning.service';
import { withoutGuest } from './guest-judges.service';
import type { JudgeInvitation, JudgeInvitationRepository } from './judge-invitations.repository';
import type { FindInvitingContest } from './valid-judge-invitations';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'seats' | 'entries' | 'organisations' | 'audit' | 'mailboxKey' | 'findContacts' | 'announce' | 'now'
> &
  Pick<Planning, 'addJudges'> & {
    invitations: JudgeInvitationRepository;
    findInvitingContest: FindInvitingContest;
  };

export interface OpenJudgeInvitation {
  invitation: JudgeInvitation;
  contest: Contest;
  organisation: string;
  isForCaller: boolean;
}

const GONE = 'This invitation is used, withdrawn or expired. Ask for a new one.';
const gone = () => new AppError('gone', GONE);

/** Opens and answers invitations to judge. One is valid only for the mailbox that it was sent to. */
export function createReceivedJudgeInvitations(dependencies: Dependencies) {
  const { contests, seats, entries, organisations, invitations, findInvitingContest } = dependencies;
  const { audit, mailboxKey, findContacts, addJudges, announce, now } = dependencies;

  async function open(person: Pick<Person, 'id'>, token: string): Promise<OpenJudgeInvitation> {
    const invitation = await findByMailedToken(invitations.find, token);
    const isOpen = invitation && invitation.state !== 'declined' && invitation.expiresAt > now();
    if (!isOpen || (invitation.memberId !== undefined && invitation.memberId !== person.id)) throw gone();
    const contest = await findInvitingContest(invitation);
    if (!contest) throw gone();
    const { organisationId } = invitation;
    const organisation = (await organisations.findAll([organisationId])).get(organisationId)?.name ?? '';
    const [own] = await findContacts([person.id]);
    const isForCaller = own !== undefined && mailboxKey(own.email) === invitation.mailbox;
    return { invitation, contest, organisation, isForCaller };
  }

  async function openOwn(person: Pick<Person, 'id'>, token: string): Promise<OpenJudgeInvitation> {
    const opened = await open(person, token);
    if (opened.isForCaller) return opened;
    throw new AppError('forbidden', 'This invitation went to another email. Sign in with that account to answer it.');
  }

  const change = (id: string, decide: Parameters<typeof changeLatest>[2]) =>
    changeLatest(contests, async () => (await contests.find(id))!, decide);

  /** Before judging begins, the guest is a judge at once. Later, judges can only be added where the plan lacks some. */
  async function appointGuest(contestId: string, memberId: string): Promise<void> {
    const isBegun = (contest: Contest) => isJudged(contest) && judgingStageOf(contest, now()) !== 'before';
    await change(contestId, (contest) => {
      const { judgeIds = [], guestIds = [] } = contest;
      const guests = { guestIds: [...new Set([...guestIds, memberId])] };
      if (isBegun(contest) || judgeIds.includes(memberId)) return guests;
      if (judgeIds.length >= TERMS_LIMITS.mostJudges)
        throw new AppError('limit', `A contest has at most ${TERMS_LIMITS.mostJudges} judges.`);
      return { ...guests, ...appoint(contest, [...judgeIds, memberId], now()) };
    });
    const after = await contests.find(contestId);
    if (after && isJudged(after) && isBegun(after) && !after.judgeIds?.includes(memberId))
      await addJudges(after, [memberId]);
  }

  const dropGuest = (contestId: string, memberId: string) =>
    change(contestId, (contest) => withoutGuest(contest, memberId, now()));

  return {
    open,

    /** Accepts an invitation. Idempotent for the member who accepted it. */
    async accept(person: Person, token: string): Promise<Contest> {
      const { invitation, contest } = await openOwn(person, token);
      const takesPart = (await seats.find(contest.id, person.id)) ?? (await entries.ofMember(contest.id, person.id));
      if (takesPart) throw new AppError('conflict', 'You’re in this contest, so you can’t judge it.');
      if (!(await invitations.accept(invitation, person.id, now()))) throw gone();
      try {
        await appointGuest(contest.id, person.id);
      } catch (error) {
        await dropGuest(contest.id, person.id);
        await invitations.reopen(invitation.id);
        throw error;
      }
      // The organiser may have withdrawn the invitation in the meantime.
      if (!(await invitations.find(invitation.id))) {
        await dropGuest(contest.id, person.id);
        throw gone();
      }
      await audit.record(person.id, 'contest: joined as a guest judge', contest.id);
      await announce();
      return contest;
    },

    async decline(person: Person, token: string): Promise<void> {
      const { invitation } = await openOwn(person, token);
      if (!(await invitations.decline(invitation))) throw gone();
    },
  };
}

export type ReceivedJudgeInvitations = ReturnType<typeof createReceivedJudgeInvitations>;
