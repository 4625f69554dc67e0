export { createCanaryAnalysis } from './canary-analysis';
export type { Visitor } from './canary-analysis';
export { Cohorts, createAssignment, isCohortCookie } from './cohort';
export type { Assignment } from './cohort';
export { compositionRoute } from './composition-route';
export { previewRoutes, withBanner } from './preview';
export { releaseAdminApi } from './release-admin-api';
