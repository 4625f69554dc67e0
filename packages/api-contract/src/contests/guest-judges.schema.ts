import { z } from 'zod';
import { emailSchema } from '../email.schema';
import { GUEST_JUDGE_LIMITS, JUDGE_INVITATION_STATES } from './guest-judges.values';

/** `POST /api/organisations/:handle/contests/:id/judge-invitations`. The invited person does not need an account. */
export const judgeInvitationFormSchema = z.strictObject({ email: emailSchema({ max: GUEST_JUDGE_LIMITS.email }) });

/** An invitation to judge one contest, as its organisers see it. */
export const judgeInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(JUDGE_INVITATION_STATES),
  /** Name of the judge; null unless the invitation was accepted. */
  name: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export const judgeInvitationListSchema = z.object({ invitations: z.array(judgeInvitationSchema) });

/** `POST /api/judge-invitations/read`, `…/accept` and `…/decline`: the token from the emailed link. */
export const judgeInvitationTokenSchema = z.strictObject({ token: z.string().max(200) });
export const receivedJudgeInvitationSchema = z.object({
  contest: z.object({ id: z.string(), title: z.string() }),
  organisation: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether the invitation was sent to the caller's own mailbox. */
  isForCaller: z.boolean(),
});
/** The contest that the caller now judges. */
export const acceptedJudgeInvitationSchema = z.object({ contestId: z.string() });
