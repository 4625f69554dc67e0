export { createStaffFeature } from './staff.feature';
