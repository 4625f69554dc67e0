export { createQuotas } from './quotas';
export type { Quota, Quotas } from './quotas';
