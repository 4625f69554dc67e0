export type { StartHired } from './briefs/hires';
export { createProjectsFeature, type ProjectsFeature } from './projects.feature';
export type { AnsweredBrief, SellerRecords } from './seller-record';
export type { ReviewedProject, ReviewedProjects } from './reviewed-projects';
