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
  ZONES,
} from './jobs.values';

export type {
  Job,
  JobApplicant,
  JobApplicantList,
  JobChange,
  JobList,
  OrganisationAnswers,
  ResponseFigures,
} from './jobs.schema';
