import { PASSWORD, startTown, type Town } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';
import type { CollectionPort, DbPort, Store, StoredDocument } from '../../../store';

afterEach(stopApis);

const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
const away = () => Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' });

const FAILING = { sessions: 'auth_session', 'the accounts': 'auth_user', passwords: 'auth_account' } as const;

/** Makes one of the town's collections fail while `error` is set. */
function breakable({ api: { store } }: Town, collection: string) {
  const state: { error: Error | undefined } = { error: undefined };
  const guarded = <T extends StoredDocument>(real: CollectionPort<T>): CollectionPort<T> =>
    new Proxy(real, {
      get(target, name) {
        const method = Reflect.get(target, name) as unknown;
        if (typeof method !== 'function') return method;
        return (...query: unknown[]) => {
          if (state.error && name !== 'find') return Promise.reject(state.error);
          if (state.error) throw state.error;
          return Reflect.apply(method, target, query) as unknown;
        };
      },
    });
  const db: DbPort = {
    collection: (name) => (name === collection ? guarded(store.db.collection(name)) : store.db.collection(name)),
  };
  const broken: Store = { ...store, db, close: async () => undefined };
  return { state, broken };
}

describe('a sign-in while the store fails', () => {
  // @proves R5 R15
  it.each(
    Object.entries(FAILING).flatMap(
      ([what, name]) =>
        [
          [what, name, full, 507],
          [what, name, away, 503],
        ] as const,
    ),
  )('is not counted as a wrong password: %s in %s', async (_what, collection, error, status) => {
    const town = await startTown();
    await town.resident('member', 'mia@example.org');
    const { state, broken } = breakable(town, collection);
    const api = await startApi({ RATE_LIMIT_FACTOR: '1' }, { store: broken, withoutEditor: true });
    const signIn = () =>
      api.call('/api/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'mia@example.org', password: PASSWORD }),
      });
    state.error = error();
    for (let tries = 0; tries < 12; tries += 1) expect((await signIn()).status).toBe(status);
    state.error = undefined;
    expect((await signIn()).status).toBe(200);
  });

  // @proves R5
  it('does not treat a signed-in person as a guest: the session is neither denied nor ended', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const { state, broken } = breakable(town, 'auth_session');
    const api = await startApi({}, { store: broken, withoutEditor: true });
    const cookie = [...mia.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const me = async () => (await api.call('/api/me', { headers: { cookie } })).status;
    state.error = away();
    expect(await me()).toBe(503);
    state.error = undefined;
    expect(await me()).toBe(200);
  });
});
