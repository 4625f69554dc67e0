import { published } from '../../../test/publishing';
import { startApi, stopApis } from '../../../test/start-api';
import { openTestStore } from '../../../test/test-store';
import { type DbPort, type StoredDocument } from '../../store';
import { PageChanges } from './page-changes';

afterEach(stopApis);

const TOKEN = 'a-word-between-us';
const asGateway = { headers: { authorization: `Bearer ${TOKEN}` } };

describe('the invalidation feed', () => {
  // @proves GAP-024
  it('is shared by all processes, and outlives each of them', async () => {
    const store = await openTestStore();
    const one = await startApi({ PURGE_TOKEN: TOKEN }, { store });
    const other = await startApi({ PURGE_TOKEN: TOKEN }, { store, withoutEditor: true });
    const since = async (known: number) =>
      (await other.call(`/_changes?since=${known}`, asGateway)).json() as Promise<Record<string, unknown>>;
    const { count } = (await (await other.call('/_changes', asGateway)).json()) as { count: number };
    expect(await since(count)).toEqual({ count, paths: [], isAll: false, isStart: false });
    await published(one);
    expect(await since(count)).toEqual({
      count: count + 1,
      paths: ['/', '/resources*', '/tags*', '/critique*'],
      isAll: false,
      isStart: false,
    });
    // A crashed process may not have recorded its last changes, so the next process reports its own start.
    await startApi({ PURGE_TOKEN: TOKEN }, { store, withoutEditor: true });
    expect(await since(count + 1)).toEqual({ count: count + 2, paths: [], isAll: false, isStart: true });
    // The gateway has seen more changes than exist, because the store was restored from a backup.
    expect(await since(count + 9)).toMatchObject({ isAll: true });
  });

  // @proves GAP-024 R20
  it('requires the token, whatever is sent in its place', async () => {
    const api = await startApi({ PURGE_TOKEN: TOKEN });
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${'é'.repeat(TOKEN.length)}`,
      `bearer ${TOKEN}`,
      `Bearer ${TOKEN} `.repeat(2),
    ]) {
      const headers = Buffer.from(authorization).toString('latin1');
      expect([
        authorization,
        (await api.call('/_changes?since=0', { headers: { authorization: headers } })).status,
      ]).toEqual([authorization, 401]);
    }
    expect((await api.call('/_changes?since=-1', asGateway)).status).toBe(400);
    expect((await (await startApi()).call('/_changes', asGateway)).status).toBe(404);
  });

  // @proves GAP-024
  it('misses no concurrent change, and does not grow forever', async () => {
    const store = await openTestStore();
    const collection = store.db.collection<StoredDocument & { recent: unknown[] }>('page_changes');
    const lists = [1, 2].map(() => new PageChanges(store.db, () => undefined));
    await Promise.all(Array.from({ length: 150 }, (_, index) => lists[index % 2]?.note({ paths: [`/${index}`] })));
    const { paths, count } = await lists[0]!.since(50);
    expect([count, paths.length]).toEqual([150, 100]);
    for (let index = 150; index < 320; index++) await lists[0]!.note({ paths: [`/${index}`] });
    expect((await lists[1]!.since(319)).paths).toEqual(['/319']);
    expect(await lists[1]!.since(50)).toMatchObject({ count: 320, isAll: true });
    expect(((await collection.findOne({ _id: 'pages' }))?.recent ?? []).length).toBeLessThanOrEqual(200);
    await store.close();
  });

  // @proves GAP-024
  it('gets a change that the store rejected as soon as the store accepts it', async () => {
    const store = await openTestStore();
    let refusals = 2;
    const moody: DbPort = {
      collection: <T extends StoredDocument>(name: string) => {
        const collection = store.db.collection<T>(name);
        return new Proxy(collection, {
          get: (_target, member: keyof typeof collection) =>
            member === 'findOneAndUpdate' && refusals-- > 0
              ? () => Promise.reject(new Error('the store is away'))
              : collection[member].bind(collection),
        });
      },
    };
    const failures: unknown[] = [];
    const changes = new PageChanges(moody, (error) => failures.push(error));
    await expect(changes.note({ paths: ['/withdrawn'] })).rejects.toThrow('the store is away');
    while ((await changes.since(0)).count === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await changes.since(0)).paths).toEqual(['/withdrawn']);
    expect(failures).toHaveLength(1);
    await store.close();
  });
});
