import { GUEST_JUDGE_LIMITS } from '@verse/api-contract/contests/guest-judges.values';
import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../../platform/feature';
import { createMailedToken, withoutLinks } from '../../../platform/mail';
import type { ContestParts } from '../contest-parts';
import type { JudgeInvitationRepository } from './judge-invitations.repository';
import type { FindInvitingContest } from './valid-judge-invitations';

export const JUDGE_INVITATION_MAIL = 'contest-judge-invitation';

type Dependencies = Pick<ContestParts, 'organisations' | 'config' | 'now'> & {
  invitations: JudgeInvitationRepository;
  findInvitingContest: FindInvitingContest;
};

/** The link is generated when the email is written, so that neither the queue nor the store contains a working link. */
export const judgeInvitationMail = (dependencies: Dependencies): TransactionalEmail => ({
  kind: JUDGE_INVITATION_MAIL,
  async write({ invitation: id = '' }) {
    const { invitations, findInvitingContest, organisations, config, now } = dependencies;
    const invitation = await invitations.find(id);
    if (invitation?.state !== 'open' || invitation.expiresAt <= now()) return undefined;
    const contest = await findInvitingContest(invitation);
    if (!contest) return undefined;
    const { organisationId } = invitation;
    const by = (await organisations.findAll([organisationId])).get(organisationId)?.name ?? 'An organisation';
    const { token, tokenHash } = createMailedToken(id);
    await invitations.setTokenHash(id, tokenHash);
    return {
      to: invitation.email,
      subject: 'You are invited to judge a contest on Creativity Verse',
      greeting: 'Hello,',
      paragraphs: [
        `“${withoutLinks(by)}” invites you to judge the contest “${withoutLinks(contest.title)}”. You ` +
          `score entries without knowing who made them.`,
        `Open the link within ${GUEST_JUDGE_LIMITS.days} days to accept or decline. No account yet? ` +
          `Create one with this email on the way.`,
      ],
      action: {
        label: 'See the invitation',
        url: `${config.publicOrigin}${addressOf('judge-invitation')}?token=${token}`,
      },
      closing: 'Not expecting this? Ignore this email and nothing happens.',
    };
  },
});
