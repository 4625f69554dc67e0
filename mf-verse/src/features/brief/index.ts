export { loadBriefPage } from './brief.api';
export { BriefFailure } from './brief-failure';
export { BriefView } from './brief-view';
