import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@verse/api-contract/time';
import type { Filter, Store } from '../src/store';
import { type ApiProcess, buildApi, repeatWhileBusy, spawnBuiltApi } from './api-process';
import { atEnd } from './at-end';
import { cookieOf, startTown, type Town, type Visitor } from './people';
import { openSiteStore, removeSite } from './site-store';

const DEADLINE_MS = 60_000;

/** A site whose requests two real processes answer. The first of them is killed without any cleanup. */
export interface SharedSite {
  store: Store;
  /** Starts two processes at the same time. Each runs all jobs once. */
  spawnBoth: () => Promise<void>;
  /** Sends the same request to both processes at the same time. Resolves with undefined if a kill cut the response. */
  sendBoth: (visitor: Visitor, method: string, address: string, body?: object) => Promise<(Response | undefined)[]>;
  /** Sends a request to the process that is not killed. */
  send: (visitor: Visitor, method: string, address: string, body?: object) => Promise<Response>;
  /** Kills the first process as soon as the store holds `least` such documents. */
  killOnce: (collection: string, filter: Filter, least: number) => Promise<void>;
  /** Ends both processes, and dates marks of pending work back, so that they count as lost. */
  endBoth: (marks: Record<string, string>) => Promise<void>;
  /** Resolves once the store holds no such document. */
  untilNone: (collection: string, filter: Filter) => Promise<void>;
}

/** Creates a site, lets `prepare` fill it over HTTP, and gives its store to real processes. */
export async function openSharedSite<T>(prepare: (town: Town) => Promise<T>): Promise<SharedSite & { given: T }> {
  await buildApi();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'verse-shared-'));
  const town = await startTown(
    { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '10000' },
    { store: await openSiteStore(dataDir) },
  );
  const given = await prepare(town);
  await town.api.stop();
  const store = await openSiteStore(dataDir);
  let both: ApiProcess[] = [];
  const killBoth = () => Promise.all(both.map(({ kill }) => kill()));
  atEnd(async () => {
    await killBoth();
    await store.close();
    await removeSite(dataDir);
  });

  const sendTo = (api: ApiProcess, visitor: Visitor, method: string, address: string, body?: object) =>
    fetch(api.origin + address, {
      method,
      headers: { cookie: cookieOf(visitor), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  async function until(isDone: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + DEADLINE_MS;
    while (!(await isDone())) {
      if (Date.now() > deadline) throw new Error('the processes did not do it in time');
      await new Promise(setImmediate);
    }
  }

  return {
    given,
    store,
    async spawnBoth() {
      both = await Promise.all([spawnBuiltApi(dataDir), spawnBuiltApi(dataDir)]);
    },
    sendBoth: (visitor, ...request) =>
      Promise.all(both.map((api) => sendTo(api, visitor, ...request).catch(() => undefined))),
    send: (visitor, ...request) => repeatWhileBusy(() => sendTo(both[1]!, visitor, ...request)),
    async killOnce(collection, filter, least) {
      const documents = store.db.collection(collection);
      await until(async () => (await documents.countDocuments(filter)) >= least);
      await both[0]!.kill();
    },
    async endBoth(marks) {
      await killBoth();
      const lost = new Date(Date.now() - MINUTE_MS);
      for (const [collection, field] of Object.entries(marks))
        await store.db
          .collection(collection)
          .updateMany({ [field]: { $gt: new Date(0) } }, { $set: { [field]: lost } });
    },
    untilNone: (collection, filter) =>
      until(async () => (await store.db.collection(collection).countDocuments(filter)) === 0),
  };
}

/** Counts the notifications of each member with a subject, as `<member id> <subject>`. */
export async function countNotices({ store }: SharedSite, subject: RegExp): Promise<Record<string, number>> {
  const acts = store.db.collection<{ _id: string; to: string; line: string }>('notification_acts');
  const lines = store.db.collection<{ _id: string; to: string; subject: string }>('notifications');
  const counts: Record<string, number> = {};
  for (const { _id, to, subject: of } of await lines.find({}).toArray())
    if (subject.test(of)) {
      const key = `${to} ${of}`;
      counts[key] = (counts[key] ?? 0) + (await acts.countDocuments({ line: _id }));
    }
  return counts;
}
