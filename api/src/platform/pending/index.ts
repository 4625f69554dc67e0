export { createPending, type Pending, type PendingOptions } from './pending';
