export { BriefPanel } from './brief-panel';
export { ProjectList } from './project-list';
export { HouseTabs, ProjectTabs } from './project-tabs';
export { ProjectView } from './project-view';
export { loadHouseProjects, loadProject, loadProjects, projectFile, projectThread } from './projects.api';
