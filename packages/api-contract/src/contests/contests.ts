import type { z } from 'zod';
import type { contestQuerySchema } from './contests.schema';

export type ContestQuery = z.infer<typeof contestQuerySchema>;
