export type { Health } from './health.schema';
