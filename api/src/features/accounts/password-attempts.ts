import type { Attempt, AttemptLimit } from '../../platform/attempts';
import { type Browser, toNetwork } from '../../platform/http';
import type { AccountDocument } from './accounts.repository';
import type { KnownDevices } from './known-devices';

export interface PasswordAttempts {
  /** Counts an attempt at the password of an address, whether the address has an account or not. */
  take(browser: Browser, email: string, user: AccountDocument | null): Promise<Attempt>;
  /** Called after a sign-in. Restores the attempts of this browser. */
  forgive(browser: Browser, email: string): Promise<void>;
  /** Called after a new password. Restores the attempts of all browsers. */
  clear(browser: Browser, email: string): Promise<void>;
}

export interface PasswordAttemptsOptions {
  devices: KnownDevices;
  /** Limit that all strangers share. */
  ofAccount: AttemptLimit;
  /** Lower limit per network, so that using up the shared limit takes several networks. */
  ofNetwork: AttemptLimit;
  ofDevice: AttemptLimit;
}

/**
 * Counts attempts of strangers and of known browsers separately, so that strangers cannot use up the owner's attempts.
 */
export function createPasswordAttempts({
  devices,
  ofAccount,
  ofNetwork,
  ofDevice,
}: PasswordAttemptsOptions): PasswordAttempts {
  const networkKey = (browser: Browser, email: string) => `${email} ${toNetwork(browser.address)}`;
  async function forgive(browser: Browser, email: string): Promise<void> {
    const device = devices.read(browser);
    await Promise.all([
      ofNetwork.clear(networkKey(browser, email)),
      ...(device === undefined ? [] : [ofDevice.clear(`${email} ${device}`)]),
    ]);
  }

  return {
    async take(browser, email, user) {
      const device = devices.find(user, devices.read(browser));
      if (device !== undefined) return ofDevice.take(`${email} ${device}`);
      const near = await ofNetwork.take(networkKey(browser, email));
      if (!near.isAllowed) return near;
      const far = await ofAccount.take(email);
      return { isAllowed: far.isAllowed, forget: async () => void (await Promise.all([near.forget(), far.forget()])) };
    },
    forgive,
    async clear(browser, email) {
      await Promise.all([ofAccount.clear(email), forgive(browser, email)]);
    },
  };
}
