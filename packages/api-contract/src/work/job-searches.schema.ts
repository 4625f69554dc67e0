import { z } from 'zod';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { jobQuerySchema } from './jobs.schema';

export const JOB_SEARCH_LIMITS = { searches: 20, name: 80 } as const;

/** The job search parameters that can be saved. */
export const jobSearchQuerySchema = jobQuerySchema.pick({
  q: true,
  type: true,
  remote: true,
  pay: true,
  skill: true,
  place: true,
  zone: true,
});
export type JobSearchQuery = z.infer<typeof jobSearchQuerySchema>;

/** `POST /api/me/job-searches`. */
export const jobSearchFormSchema = z.strictObject({
  name: requiredText({ label: 'Name', max: JOB_SEARCH_LIMITS.name }, onOneLine),
  query: jobSearchQuerySchema,
});
export type JobSearchForm = z.infer<typeof jobSearchFormSchema>;

export const savedJobSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: jobSearchQuerySchema,
  savedAt: z.iso.datetime(),
});
export type SavedJobSearch = z.infer<typeof savedJobSearchSchema>;
export const savedJobSearchListSchema = z.object({ searches: z.array(savedJobSearchSchema) });
