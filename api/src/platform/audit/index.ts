export { createAuditLog } from './audit-log';
export type { AuditCollection, AuditLog } from './audit-log';
export { createAuditFeature } from './audit.feature';
