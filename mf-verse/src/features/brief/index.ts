export { loadBriefPage } from './brief.api';
export { BriefView } from './brief-view';
