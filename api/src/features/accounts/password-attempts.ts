import type { Attempt, AttemptLimit } from '../../platform/attempts';
import { type Browser, networkOfAddress } from '../../platform/http';
import type { AccountDocument } from './accounts.repository';
import type { KnownDevices } from './known-devices';

export interface PasswordAttempts {
  /** Counts a try at the password of an address, whether it has an account or not. */
  take(browser: Browser, email: string, user: AccountDocument | null): Promise<Attempt>;
  /** For somebody who was in: takes back the tries from here. */
  forgive(browser: Browser, email: string): Promise<void>;
  /** For somebody who has chosen a new password: takes back those of everybody. */
  clear(browser: Browser, email: string): Promise<void>;
}

export interface PasswordAttemptsOptions {
  devices: KnownDevices;
  /** Of all strangers together. */
  ofAccount: AttemptLimit;
  /** Of strangers from one network, fewer, so that it takes several to use up what all have. */
  ofNetwork: AttemptLimit;
  ofDevice: AttemptLimit;
}

/**
 * Tries are counted apart for strangers and for browsers that were in before: nobody can use up the tries of the owner.
 */
export function createPasswordAttempts({
  devices,
  ofAccount,
  ofNetwork,
  ofDevice,
}: PasswordAttemptsOptions): PasswordAttempts {
  const networkKey = (browser: Browser, email: string) => `${email} ${networkOfAddress(browser.address)}`;
  async function forgive(browser: Browser, email: string): Promise<void> {
    const device = devices.of(browser);
    await Promise.all([
      ofNetwork.clear(networkKey(browser, email)),
      ...(device === undefined ? [] : [ofDevice.clear(`${email} ${device}`)]),
    ]);
  }

  return {
    async take(browser, email, user) {
      const device = devices.among(user, devices.of(browser));
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
