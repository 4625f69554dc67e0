import path from 'node:path';
import { createForeignFiles } from './foreign-files';

jest.unmock('./parser-pool');

const TEST = path.join(__dirname, '../../../test');
const parser = [path.join(TEST, 'typescript.cjs'), path.join(TEST, 'greedy-parser.ts')] as const;
const foreignFiles = createForeignFiles({ picturesAtOnce: 1, parser });
afterAll(() => foreignFiles.close());

const copy = async (what: string) => (await foreignFiles.copyPdf(Buffer.from(what)))?.toString();

/** Whether a process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// @proves FIL-02
it('a file that takes too much time or memory ends its parser, and the next file gets another one', async () => {
  const first = await copy('fine');
  expect(first).toMatch(/^fine \d+$/);
  expect(await copy('fine')).toBe(first);
  expect(await copy('loop')).toBeUndefined();
  const second = await copy('fine');
  expect(second).not.toBe(first);
  expect(await copy('allocate')).toBeUndefined();
  const third = await copy('fine');
  expect(third).not.toBe(second);
  const pids = [first, second, third].map((text) => Number(text!.split(' ')[1]));
  expect(pids.slice(0, 2).map(isRunning)).toEqual([false, false]);
  const waiting = copy('loop');
  foreignFiles.close();
  expect(await waiting).toBeUndefined();
  expect(await copy('fine')).toBeUndefined();
});
