export { MemberHeader } from './member-header';
export { loadMember } from './meeting.api';
