export { CaseDetails } from './case-details';
export { CaseList } from './case-list';
export { getTitle } from './case-labels';
export { loadCase, loadCases } from './moderation.api';
export { ModerationFailure } from './moderation-failure';
