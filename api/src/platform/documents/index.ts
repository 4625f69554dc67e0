export { createDocuments, type DocumentOptions, type Documents } from './documents';
