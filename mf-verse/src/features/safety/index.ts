export { AvoidedMembers } from './avoided-members';
export { OwnCases } from './own-cases';
export { actForSafety, loadSafety } from './safety.api';
export type { Safety } from './safety.api';
export { SafetyFailure } from './safety-failure';
