export { NAME_OF_BLOB, type BlobStore, type Clock } from './blob-store';
export { diskBlobs } from './disk-blobs';
export { freeShareOf } from './free-share';
export { memoryBlobs } from './memory-blobs';
export { mongoBlobs } from './mongo-blobs';
