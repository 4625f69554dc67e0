import { DAY_MS } from '@verse/api-contract/time';
import type { PersonalData } from '../../../platform/feature';
import type { ContestPart, ContestParts } from '../contest-parts';
import type { Planning } from '../judging/planning.service';
import { guestJudgesRoutes } from './guest-judges.routes';
import { createGuestJudges } from './guest-judges.service';
import { judgeInvitationMail } from './judge-invitation-mail';
import { createJudgeInvitationRepository, type JudgeInvitationRepository } from './judge-invitations.repository';
import { createReceivedJudgeInvitations } from './received-judge-invitations.service';
import { createFindInvitingContest } from './valid-judge-invitations';

const INVITATIONS_A_DAY = 20;

/** The inviter's copy has the address; that of the judge does not say who else was invited. */
const personalDataOf = (invitations: JudgeInvitationRepository): PersonalData => ({
  name: 'judgeInvitations',
  async export(memberId) {
    const sent = await invitations.listBy(memberId);
    const accepted = await invitations.listAcceptedBy(memberId);
    return [
      ...sent.map(({ contestId, email, at, state }) => ({ contestId, email, at, state })),
      ...accepted.map(({ contestId, at, state }) => ({ contestId, at, state })),
    ];
  },
  erase: invitations.forget,
});

/** Creates the part for judges who are invited to one contest by email, without joining the organisation. */
export async function createGuestJudgesPart(
  parts: ContestParts,
  { addJudges }: Pick<Planning, 'addJudges'>,
): Promise<ContestPart> {
  const invitations = await createJudgeInvitationRepository(parts.db);
  const countMail = parts.budgets({
    name: 'judge-invitations',
    windowMs: DAY_MS,
    most: INVITATIONS_A_DAY,
    message: `You can send ${INVITATIONS_A_DAY} invitations a day. Please try again tomorrow.`,
  });
  const common = { ...parts, invitations, findInvitingContest: createFindInvitingContest(parts) };
  const guests = createGuestJudges({ ...common, countMail });
  const received = createReceivedJudgeInvitations({ ...common, addJudges });
  return {
    routes: guestJudgesRoutes({ ...parts, guests, received }),
    mails: [judgeInvitationMail(common)],
    personalData: [personalDataOf(invitations)],
    jobs: [
      {
        name: 'remove-old-judge-invitations',
        run: guests.removeExpired,
        failed: 'failed to remove expired invitations of judges',
      },
    ],
  };
}
