export { createPrivateFiles, type FileRecord, type PrivateFiles } from './private-files';
