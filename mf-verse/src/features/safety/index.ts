export { MutedOrBlockedMembers } from './muted-or-blocked-members';
export { OwnCases } from './own-cases';
export { loadSafety } from './safety.api';
export type { Safety } from './safety.api';
