export { CaseDetails } from './case-details';
export { CaseList } from './case-list';
export { titleOf } from './case-words';
export { mayModerate } from './may-moderate';
export { decideCase, loadCase, loadCases } from './moderation.api';
export type { Cases } from './moderation.api';
export { ModerationFailure } from './moderation-failure';
