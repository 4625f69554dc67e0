import { z } from 'zod';

/** `GET /healthz` and `GET /readyz`. */
export const healthSchema = z.object({ status: z.enum(['ok', 'draining', 'unavailable']) });
export type Health = z.infer<typeof healthSchema>;
