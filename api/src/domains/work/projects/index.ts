export { createProjectsFeature, type ProjectsFeature } from './projects.feature';
