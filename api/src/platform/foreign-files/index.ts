export { createForeignFiles, type ForeignFiles } from './foreign-files';
export type { Edit, PictureRefusal, ReadAt, Rendering } from './job';
export type { ParserCommand } from './parser-pool';
