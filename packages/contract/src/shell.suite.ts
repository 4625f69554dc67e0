import type { Notice, Session, ShellApi } from './shell-api';

type User = Session['user'];

const ADA = { id: 'm1', firstName: 'Ada', lastName: 'Obi', email: 'ada@x.example', role: '', emailVerified: true };

/** A shell, and what it did with what it was told. */
interface OpenShell {
  shell: ShellApi;
  shown: () => readonly Notice[];
  /** What was under way when something failed, for each failure that was reported. */
  reported: () => readonly string[];
}

/**
 * What sections may rely on, whichever shell they run in.
 *
 * @param open a shell whose server says `ask()` of who is here, and which has asked once
 */
export function describeShell(name: string, open: (ask: () => Promise<User>) => Promise<OpenShell>) {
  describe(`${name}, as sections use it`, () => {
    it('says who the server said was here, and asks again when it is told to', async () => {
      let user: User = ADA;
      const { session } = (await open(() => Promise.resolve(user))).shell;
      expect(session.get()).toEqual({ status: 'member', user: ADA });
      user = null;
      expect(session.get().status).toBe('member');
      expect(await session.refresh()).toEqual({ status: 'guest', user: null });
      expect(session.get()).toEqual({ status: 'guest', user: null });
    });

    it('tells those who listen of a change, once, and of nothing else', async () => {
      let user: User = null;
      const { session } = (await open(() => Promise.resolve(user))).shell;
      const [heard, gone] = [jest.fn(), jest.fn()];
      session.subscribe(heard);
      session.subscribe(gone)();
      const before = session.get();
      await session.refresh();
      expect(session.get()).toBe(before);
      expect(heard).not.toHaveBeenCalled();
      user = { ...ADA };
      await session.refresh();
      expect(heard).toHaveBeenCalledTimes(1);
      expect(gone).not.toHaveBeenCalled();
    });

    it('leads to pages by name, and to no place that it does not know', async () => {
      const { href } = (await open(() => Promise.resolve(null))).shell;
      expect(href('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
      expect(href('settings', {}, { absolute: true })).toBe('https://verse.example/verse/settings');
      expect(href('nowhere' as 'home')).toBeUndefined();
    });

    it('shows each notice as it is told, in turn, and reports a failure of any kind with what was under way', async () => {
      const { shell, shown, reported } = await open(() => Promise.resolve(null));
      const notices: Notice[] = [
        { tone: 'success', text: 'Saved.' },
        { tone: 'error', text: '<b>Not</b> saved.' },
      ];
      const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      notices.forEach((notice) => shell.notify(notice));
      shell.report({ error: new Error('broken'), during: 'loading posts' });
      shell.report({ error: 'a text', during: 'saving' });
      said.mockRestore();
      expect(shown()).toEqual(notices);
      expect(reported()).toEqual(['loading posts', 'saving']);
    });
  });
}
