export { createPlainForms, type PlainForm } from './plain-form';
export { createPrivateFiles, type FileRecord, type PrivateFiles, toFileName } from './private-files';
