import type { z } from 'zod';
import type { contestAnswerSchema, contestListSchema, contestSchema } from './contests.schema';

export const CONTEST_STATUSES = ['live', 'upcoming', 'ended'] as const;
export type ContestStatus = (typeof CONTEST_STATUSES)[number];

export type Contest = z.infer<typeof contestSchema>;
export type ContestList = z.infer<typeof contestListSchema>;
export type ContestAnswer = z.infer<typeof contestAnswerSchema>;
