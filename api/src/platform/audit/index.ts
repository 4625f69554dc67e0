export { createAuditLog, type AuditLog } from './audit-log';
export { createAuditFeature } from './audit.feature';
