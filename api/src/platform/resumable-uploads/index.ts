export { newBlobName } from './part-store';
export { createResumableUploads, type ResumableUploads } from './resumable-uploads';
export { type ResumableUpload, type StoredPart, UPLOADS } from './uploads.repository';
