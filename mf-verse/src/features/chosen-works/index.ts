export { type Choice, loadChoice } from './chosen-works.api';
export { WorkChoice } from './work-choice';
