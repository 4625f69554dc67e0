export { newBlobName } from './part-store';
export { createResumableUploads, type ResumableUploads, TUS_TYPE } from './resumable-uploads';
export { type ResumableUpload, type StoredPart, UPLOADS } from './uploads.repository';
