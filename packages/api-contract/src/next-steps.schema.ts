import { z } from 'zod';
import { NEXT_STEP_KINDS, NEXT_STEP_LIMITS } from './next-steps.values';

const moment = z.iso.datetime();

/** Something that a member has to do next. */
export const waitingStepSchema = z.object({
  kind: z.enum(NEXT_STEP_KINDS),
  /** What it is about: a project, a job, a contest. */
  title: z.string(),
  /** The step as a sentence. */
  text: z.string(),
  /** The page on which to do it. */
  path: z.string(),
  dueAt: moment.nullable(),
});
export type WaitingStep = z.infer<typeof waitingStepSchema>;

/** `GET /api/me/next-steps`: what is due first, then what has no date. */
export const nextStepsSchema = z.object({
  steps: z.array(waitingStepSchema).max(NEXT_STEP_LIMITS.all),
  /** Kinds of which steps may be missing, because they could not be read. */
  missing: z.array(z.enum(NEXT_STEP_KINDS)),
});
export type NextSteps = z.infer<typeof nextStepsSchema>;
