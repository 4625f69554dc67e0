import type { Session, ShellApi } from './shell-api';

type User = Session['user'];

const ADA = { id: 'm1', firstName: 'Ada', lastName: 'Obi', email: 'ada@x.example', role: '', emailVerified: true };

/**
 * What sections may rely on, whichever shell they run in.
 *
 * @param open a shell whose server says `ask()` of who is here, and which has asked once
 */
export function describeShell(name: string, open: (ask: () => Promise<User>) => Promise<ShellApi>) {
  describe(`${name}, as sections use it`, () => {
    it('says who the server said was here, and asks again when it is told to', async () => {
      let user: User = ADA;
      const { session } = await open(() => Promise.resolve(user));
      expect(session.get()).toEqual({ status: 'member', user: ADA });
      user = null;
      expect(session.get().status).toBe('member');
      expect(await session.refresh()).toEqual({ status: 'guest', user: null });
      expect(session.get()).toEqual({ status: 'guest', user: null });
    });

    it('tells those who listen of a change, once, and of nothing else', async () => {
      let user: User = null;
      const { session } = await open(() => Promise.resolve(user));
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
      const { href } = await open(() => Promise.resolve(null));
      expect(href('blog', { id: 'a/b c' })).toBe('/resources/blogs/a%2Fb%20c');
      expect(href('settings', {}, { absolute: true })).toBe('https://verse.example/verse/settings');
      expect(href('nowhere' as 'home')).toBeUndefined();
    });
  });
}
