import { z } from 'zod';
import { NEXT_STEP_KINDS, NEXT_STEP_LIMITS } from './next-steps.values';

const moment = z.iso.datetime();

/** Something that the member needs to do next. */
export const waitingStepSchema = z.object({
  kind: z.enum(NEXT_STEP_KINDS),
  /** Title of the project, job or contest that the step belongs to. */
  title: z.string(),
  /** The step, phrased as a sentence. */
  text: z.string(),
  /** Path of the page where the step can be completed. */
  path: z.string(),
  dueAt: moment.nullable(),
});

/** `GET /api/me/next-steps`: steps with a date first, earliest first, then steps without a date. */
export const nextStepsSchema = z.object({
  steps: z.array(waitingStepSchema).max(NEXT_STEP_LIMITS.all),
  /** Kinds of steps that may be missing because they could not be loaded. */
  missing: z.array(z.enum(NEXT_STEP_KINDS)),
});
