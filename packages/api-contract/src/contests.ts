import type { z } from 'zod';
import type {
  contestAnswerSchema,
  contestChangeSchema,
  contestFormSchema,
  contestListSchema,
  contestQuerySchema,
  contestSchema,
  heldPlaceListSchema,
  heldPlaceSchema,
} from './contests.schema';

export { CONTEST_LIMITS, CONTEST_MESSAGES, CONTEST_PICTURE_TEXTS, CONTEST_TEXTS } from './contest-form.values';
export {
  CONTEST_STATUSES,
  type ContestSort,
  type ContestStatus,
  NO_ENTRIES_MESSAGE,
  UNPAYABLE_MESSAGE,
} from './contests.values';

export type ContestForm = z.infer<typeof contestFormSchema>;
export type ContestChange = z.infer<typeof contestChangeSchema>;
export type HeldPlace = z.infer<typeof heldPlaceSchema>;
export type HeldPlaceList = z.infer<typeof heldPlaceListSchema>;
export type Contest = z.infer<typeof contestSchema>;
export type ContestList = z.infer<typeof contestListSchema>;
export type ContestQuery = z.infer<typeof contestQuerySchema>;
export type ContestAnswer = z.infer<typeof contestAnswerSchema>;
