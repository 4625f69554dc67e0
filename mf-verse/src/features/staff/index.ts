export { DeskList } from './desk-list';
export { isOfStaff } from './is-of-staff';
export { loadDesks } from './staff.api';
