import { z } from 'zod';
import { ERROR_CODES } from './problem.values';

/** RFC 9457 problem details: the body of every error response, `content-type: application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
