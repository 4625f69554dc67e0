import type { JobName, Jobs, ReadAt } from './job';
import { createBlockReader } from './parsers/block-reader';
import { serveJobs } from './serve-jobs';

/** Memory of this process, including what native code and WebAssembly allocate, which no flag of Node limits. */
const MOST_BYTES = 640 * 1024 * 1024;
/** Processor time for one file, which does not depend on what else the machine does. */
const MOST_PROCESSOR_MS = 30_000;

type Run = { [Name in JobName]: (given: Jobs[Name]['given'], readAt: ReadAt) => Promise<Jobs[Name]['answer']> };

const run: Run = {
  render: async ({ file, mostPixels }) => (await import('./parsers/picture')).render(file, mostPixels),
  'count-pixels': async ({ file }) => (await import('./parsers/picture')).countPixels(file),
  'render-tile': async ({ file }) => (await import('./parsers/picture')).renderTile(file),
  'copy-picture': async ({ file, mostPixels }) => (await import('./parsers/picture')).copyPicture(file, mostPixels),
  'copy-pdf': async ({ file }) => (await import('./parsers/pdf')).copyPdf(file),
  'edit-film': async ({ bytes }, readAt) =>
    (await import('./parsers/mp4')).editsOfMp4(createBlockReader(readAt, bytes), bytes),
};

serveJobs((name, given, readAt) => run[name](given as never, readAt), {
  bytes: MOST_BYTES,
  processorMs: MOST_PROCESSOR_MS,
});
