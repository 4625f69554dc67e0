export { GetInTouch } from './get-in-touch';
export { MemberHeader } from './member-header';
export { loadMember, meet } from './meeting.api';
export type { MeetingAct } from './meeting.api';
