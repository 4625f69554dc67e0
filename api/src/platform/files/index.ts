export { createPrivateFiles, type FileInParts, type FileRecord, type PrivateFiles, toFileName } from './private-files';
