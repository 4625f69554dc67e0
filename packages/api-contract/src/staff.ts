export { STAFF_DESKS, type StaffDesk, WAITING_LIMIT } from './staff.values';
export type { StaffDeskList } from './staff.schema';
