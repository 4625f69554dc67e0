export type { JobSearchForm, JobSearchQuery, SavedJobSearch, SavedJobSearchList } from './job-searches.schema';
