export type { StartHired } from './briefs/hires';
export { createProjectsFeature, type ProjectsFeature } from './projects.feature';
