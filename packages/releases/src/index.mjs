export { hasRelease, putRelease, readRecord, readRelease, releaseFolder } from './folder.mjs';
export {
  containerNameOf,
  ENTRY_FILE,
  ENTRY_SCRIPT,
  exposedChunkOf,
  GATEWAY_FILE,
  GIVEN_MODULES,
  identifierOf,
  isReleaseId,
  isSafeFile,
  isSectionName,
  POINTER_FILE,
  publicPathOf,
  RECORD_FILE,
  SERVER_FILE,
} from './names.mjs';
export { activate, parsePointer, readPointer, readPointerText, rollback } from './pointer.mjs';
export { parseRecord, sha256 } from './record.mjs';
export { sectionsIn } from './sections.mjs';
export { loadServerFile } from './server-file.mjs';

/** @typedef {import('./record.mjs').Release} Release */
/** @typedef {import('./record.mjs').ReleaseRecord} ReleaseRecord */
