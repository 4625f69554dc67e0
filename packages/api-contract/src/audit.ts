export type { AuditEntry } from './audit.schema';
