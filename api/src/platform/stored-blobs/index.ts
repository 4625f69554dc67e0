export { createBlobLedger, type BlobLedger, SITE } from './blob-ledger';
export { createFreeSpace, type AssertRoom } from './free-space';
