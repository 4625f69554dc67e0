export { loadAuditLog } from './audit-log.api';
export { AuditList } from './audit-list';
