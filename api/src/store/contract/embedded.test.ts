import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../open-store';
import { describeContract } from './contract.suite';

describeContract({
  name: 'the embedded store in memory',
  open: () => openStore(),
});

describeContract({
  name: 'the embedded store on disk',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'verse-store-'));
    const { db, close } = await openStore({ path: join(folder, 'store.sqlite') });
    return {
      db,
      async close() {
        await close();
        await rm(folder, { recursive: true });
      },
    };
  },
});
