export { createQuotas } from './quotas';
export { createUploadQuota } from './upload-quota';
export type { Quota, Quotas } from './quotas';
