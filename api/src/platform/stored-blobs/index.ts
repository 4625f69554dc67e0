export { createBlobLedger, type BlobLedger, SITE_OWNER } from './blob-ledger';
export { createFreeSpace, type AssertRoom } from './free-space';
