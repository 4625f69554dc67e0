export { createAuditLog } from './audit-log';
export type { AuditLog } from './audit-log';
export { createAuditFeature } from './audit.feature';
