export { MutedOrBlockedMembers } from './muted-or-blocked-members';
export { OwnCases } from './own-cases';
export { loadSafety, type Safety } from './safety.api';
