export { createProjectsFeature } from './projects.feature';
