import type { Browser, BrowserKey, SetCookie } from '../../platform/http';
import type { AccountDocument, AccountRepository } from './accounts.repository';

/** A browser that an account was signed in from. Strangers' tries do not count against it. */
export interface KnownDevices {
  /** What the account knows this browser by. */
  among(user: AccountDocument | null, device: string | undefined): string | undefined;
  of(browser: Browser): string | undefined;
  /** After a sign-in that is complete; gives the cookies by which the browser is known from now on. */
  remember(browser: Browser, userId: string): Promise<SetCookie[]>;
}

const MOST = 10;

export function createKnownDevices(
  accounts: Pick<AccountRepository, 'find' | 'change'>,
  key: BrowserKey,
): KnownDevices {
  return {
    of: (browser) => key.of(browser),
    among: (user, device) => (device !== undefined && user?.devices?.includes(device) ? device : undefined),
    async remember(browser, userId) {
      const user = await accounts.find(userId);
      const held = key.of(browser);
      if (!user || (held !== undefined && user.devices?.includes(held))) return [];
      const made = held === undefined ? key.make() : undefined;
      await accounts.change(userId, { devices: [...(user.devices ?? []), held ?? made!.digest].slice(-MOST) });
      return made ? [made.cookie] : [];
    },
  };
}
