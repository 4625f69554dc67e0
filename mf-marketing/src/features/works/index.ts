export { WorkGrid } from './work-grid';
export { readChosenWorks } from './works.api';
