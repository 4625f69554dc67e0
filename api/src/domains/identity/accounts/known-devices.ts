import type { Browser, BrowserKey, SetCookie } from '../../../platform/http';
import type { AccountDocument, AccountRepository } from './accounts.repository';

/** Browsers that have signed in to an account. A stranger's attempts do not count against them. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

const MOST = 10;

export function createKnownDevices(accounts: Pick<AccountRepository, 'find' | 'change'>, key: BrowserKey) {
  return {
    read: (browser: Browser): string | undefined => key.read(browser),
    /** Returns this browser's identifier within the account, or undefined if the browser is unknown. */
    find: (user: AccountDocument | null, device: string | undefined): string | undefined =>
      device !== undefined && user?.devices?.includes(device) ? device : undefined,
    /** Called after a completed sign-in. Returns the cookies that identify the browser in future. */
    async remember(browser: Browser, userId: string): Promise<SetCookie[]> {
      const user = await accounts.find(userId);
      const knownKey = key.read(browser);
      if (!user || (knownKey !== undefined && user.devices?.includes(knownKey))) return [];
      const newKey = knownKey === undefined ? key.create() : undefined;
      await accounts.change(userId, { devices: [...(user.devices ?? []), knownKey ?? newKey!.digest].slice(-MOST) });
      return newKey ? [newKey.cookie] : [];
    },
  };
}
