export { NewestWorks } from './newest-works';
export { readNewestWorks } from './works.api';
