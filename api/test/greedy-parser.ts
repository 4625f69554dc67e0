import { serveJobs } from '../src/platform/foreign-files/serve-jobs';

/** Memory that stays referenced. */
const taken: Buffer[] = [];

/** A parser that a file can make loop, allocate, or answer. */
serveJobs(
  (_name, given) => {
    const what = Buffer.from((given as { file: Uint8Array }).file).toString();
    while (what === 'loop');
    while (what === 'allocate') taken.push(Buffer.alloc(16 * 1024 * 1024, 1));
    return Promise.resolve(Buffer.from(`${what} ${process.pid}`));
  },
  { bytes: 400 * 1024 * 1024, processorMs: 300 },
);
