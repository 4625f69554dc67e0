export { WorkGrid } from './work-grid';
export { readNewestWorks } from './works.api';
