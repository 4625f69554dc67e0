export { MutedOrBlockedMembers } from './muted-or-blocked-members';
export { OwnCases } from './own-cases';
export { OwnSanctions } from './own-sanctions';
export { loadSafety, type Safety } from './safety.api';
