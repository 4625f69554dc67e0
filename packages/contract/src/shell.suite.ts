import type { ApiClient } from './api-client';
import type { Notice, Session, ShellApi } from './shell-api';

type User = Session['user'];

const ADA = { id: 'm1', firstName: 'Ada', lastName: 'Obi', email: 'ada@x.example', role: '', emailVerified: true };

/** A shell, with recordings of the calls that sections make. */
interface OpenShell {
  shell: ShellApi;
  /** The client passed to sections in loaders and as `shell.api`. It uses the installed `fetch`. */
  client: ApiClient;
  shown: () => readonly Notice[];
  /** The `during` text of each failure reported so far. */
  reported: () => readonly string[];
}

/**
 * Creates a BroadcastChannel stub for the windows of one browser. A message reaches all other channels with the same
 * name.
 */
function channels() {
  const open: Channel[] = [];
  class Channel {
    readonly heard: ((message: { data: unknown }) => void)[] = [];
    constructor() {
      open.push(this);
    }
    addEventListener(_: string, listener: (message: { data: unknown }) => void) {
      this.heard.push(listener);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) other.heard.forEach((listener) => listener({ data }));
    }
  }
  return Channel;
}

const answers = (status: number, changed?: string) => () =>
  Promise.resolve({
    ok: status < 400,
    status,
    headers: { get: (name: string) => (name === 'x-changed' ? (changed ?? null) : null) },
    text: () => Promise.resolve('{}'),
  });

/** Installs a `fetch` and windows controlled by the test, for the duration of `work`. */
async function inBrowser(work: (answer: (status: number, changed?: string) => void) => Promise<void>) {
  const before = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel };
  Object.assign(globalThis, { BroadcastChannel: channels() });
  try {
    await work((status, changed) => Object.assign(globalThis, { fetch: answers(status, changed) }));
  } finally {
    Object.assign(globalThis, before);
  }
}

/**
 * Contract suite for shells: the behaviour that sections rely on, checked for the real shell and its test double.
 *
 * @param open opens a shell whose server responds to session requests with `ask()`, and which has already loaded the
 * session once
 */
export function describeShell(name: string, open: (ask: () => Promise<User>) => Promise<OpenShell>) {
  describe(`${name}, as sections use it`, () => {
    it('returns the session that the server reported, and asks again on refresh', async () => {
      let user: User = ADA;
      const { session } = (await open(() => Promise.resolve(user))).shell;
      expect(session.get()).toEqual({ status: 'member', user: ADA });
      user = null;
      expect(session.get().status).toBe('member');
      expect(await session.refresh()).toEqual({ status: 'guest', user: null });
      expect(session.get()).toEqual({ status: 'guest', user: null });
    });

    it('notifies session listeners of a change once, and of nothing else', async () => {
      let user: User = null;
      const { session } = (await open(() => Promise.resolve(user))).shell;
      const heard = jest.fn();
      const unsubscribed = jest.fn();
      session.subscribe(heard);
      session.subscribe(unsubscribed)();
      const before = session.get();
      await session.refresh();
      expect(session.get()).toBe(before);
      expect(heard).not.toHaveBeenCalled();
      user = { ...ADA };
      await session.refresh();
      expect(heard).toHaveBeenCalledTimes(1);
      expect(unsubscribed).not.toHaveBeenCalled();
    });

    it('announces changes that the server reports, in all windows, but none of a rejected call', async () => {
      await inBrowser(async (answer) => {
        const thisTab = await open(() => Promise.resolve(null));
        const otherTab = await open(() => Promise.resolve(null));
        const heard: string[] = [];
        thisTab.shell.changes.subscribe('cart', () => heard.push('here'));
        thisTab.shell.changes.subscribe('orders', () => heard.push('orders'));
        otherTab.shell.changes.subscribe('cart', () => heard.push('elsewhere'));
        thisTab.shell.changes.subscribe('cart', () => heard.push('gone'))();
        answer(200);
        await thisTab.client('/api/cart');
        answer(409, 'cart');
        await thisTab.client('/api/cart/lines', { method: 'POST' }).catch(() => undefined);
        expect(heard).toEqual([]);
        answer(200, 'cart');
        await thisTab.client('/api/cart/lines', { method: 'POST' });
        expect(heard.toSorted()).toEqual(['elsewhere', 'here']);
      });
    });

    it('returns the paths of pages by name, and none for unknown names', async () => {
      const { href } = (await open(() => Promise.resolve(null))).shell;
      expect(href('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
      expect(href('settings', {}, { absolute: true })).toBe('https://verse.example/verse/settings');
      expect(href('nowhere' as 'home')).toBeUndefined();
    });

    it('shows each toast once, and reports any failure with its activity', async () => {
      const { shell, shown, reported } = await open(() => Promise.resolve(null));
      const undo = jest.fn();
      const notices: Notice[] = [
        { tone: 'success', text: 'Deleted.', action: { label: 'Undo', run: undo } },
        { tone: 'error', text: '<b>Not</b> saved.' },
      ];
      const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      notices.forEach((notice) => shell.notify(notice));
      shell.report({ error: new Error('broken'), during: 'loading posts' });
      shell.report({ error: 'a text', during: 'saving' });
      said.mockRestore();
      expect(shown()).toEqual(notices);
      shown()[0]?.action?.run();
      expect(undo).toHaveBeenCalledTimes(1);
      expect(reported()).toEqual(['loading posts', 'saving']);
    });
  });
}
