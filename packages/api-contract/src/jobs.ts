import type { z } from 'zod';
import type {
  jobApplicantListSchema,
  jobApplicantSchema,
  jobApplicationSchema,
  jobChangeSchema,
  jobListSchema,
  jobSchema,
} from './jobs.schema';

export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_CURRENCIES = ['USD', 'EUR', 'GBP', 'NGN', 'KES', 'GHS', 'ZAR'] as const;

/** The choices of "pays at least", in US dollars an hour. Jobs paid in another currency are not compared. */
export const JOB_PAY_STEPS = [15, 20, 25, 30, 40, 50] as const;

/** The jobs of a member: those they saved, and those they have applied to. */
export const JOB_LISTS = ['saved', 'applied'] as const;
export type JobListName = (typeof JOB_LISTS)[number];

/** How long a job stays open after it was confirmed. */
export const JOB_OPEN_DAYS = 30;

export const JOB_LIMITS = { tags: 8, tag: 40, benefits: 12, benefit: 80, pay: 1_000_000, applications: 5 } as const;

/** The text fields of a job, and of an application. */
export const JOB_TEXTS = {
  title: { label: 'Title', max: 120 },
  company: { label: 'Company', max: 80 },
  description: { label: 'Description', max: 5000 },
} as const;
export const APPLICATION_TEXTS = { note: { label: 'Note', max: 2000 } } as const;

export const JOB_MESSAGES = {
  type: 'Choose a type.',
  pay: 'Pay is required: enter the minimum and the maximum for an hour.',
  payLimit: 'Enter a pay above 0 and up to 1,000,000.',
  payOrder: 'The maximum is below the minimum.',
  currency: 'Choose a currency.',
  link: 'Enter an address that begins with https:// or http://',
} as const;

export type Job = z.infer<typeof jobSchema>;
export type JobList = z.infer<typeof jobListSchema>;
export type JobChange = z.infer<typeof jobChangeSchema>;
export type JobApplication = z.infer<typeof jobApplicationSchema>;
export type JobApplicant = z.infer<typeof jobApplicantSchema>;
export type JobApplicantList = z.infer<typeof jobApplicantListSchema>;
