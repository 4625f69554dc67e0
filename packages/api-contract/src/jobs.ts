import type { z } from 'zod';
import type {
  jobApplicantListSchema,
  jobApplicantSchema,
  jobApplicationSchema,
  jobChangeSchema,
  jobListSchema,
  jobSchema,
} from './jobs.schema';

export {
  APPLICATION_TEXTS,
  JOB_AGES,
  JOB_CURRENCIES,
  JOB_LIMITS,
  JOB_LISTS,
  JOB_MESSAGES,
  JOB_OPEN_DAYS,
  JOB_PAY_STEPS,
  JOB_TEXTS,
  JOB_TYPES,
  type JobListName,
  type JobType,
  PAY_UNIT_TEXTS,
  PAY_UNITS,
  type PayUnit,
  ZONE_LIMITS,
} from './jobs.values';

export type Job = z.infer<typeof jobSchema>;
export type JobList = z.infer<typeof jobListSchema>;
export type JobChange = z.infer<typeof jobChangeSchema>;
export type JobApplication = z.infer<typeof jobApplicationSchema>;
export type JobApplicant = z.infer<typeof jobApplicantSchema>;
export type JobApplicantList = z.infer<typeof jobApplicantListSchema>;
export type { OrganisationAnswers, ResponseFigures } from './jobs.schema';
