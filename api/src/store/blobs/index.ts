export { BLOB_NAME, NAME_OF_BLOB } from './blob-store';
export type { BlobStore, Clock } from './blob-store';
export { diskBlobs } from './disk-blobs';
export { memoryBlobs } from './memory-blobs';
export { mongoBlobs } from './mongo-blobs';
