import type { Attempt, AttemptLimit } from '../../../platform/attempts';
import { type Browser, toNetwork } from '../../../platform/http';
import type { AccountDocument } from './accounts.repository';
import type { KnownDevices } from './known-devices';

export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>;

export interface PasswordAttemptsOptions {
  devices: KnownDevices;
  /** Limit shared by all strangers. */
  ofAccount: AttemptLimit;
  /** Lower limit per network, so that a single network cannot use up the shared limit. */
  ofNetwork: AttemptLimit;
  ofDevice: AttemptLimit;
}

/**
 * Counts attempts by strangers and by known browsers separately, so that strangers cannot use up the owner's attempts.
 */
export function createPasswordAttempts({ devices, ofAccount, ofNetwork, ofDevice }: PasswordAttemptsOptions) {
  const networkKey = (browser: Browser, email: string) => `${email} ${toNetwork(browser.address)}`;
  async function forgive(browser: Browser, email: string): Promise<void> {
    const device = devices.read(browser);
    await Promise.all([
      ofNetwork.clear(networkKey(browser, email)),
      ...(device === undefined ? [] : [ofDevice.clear(`${email} ${device}`)]),
    ]);
  }

  return {
    /** Counts a password attempt for an address, whether or not the address has an account. */
    async take(browser: Browser, email: string, user: AccountDocument | null): Promise<Attempt> {
      const device = devices.find(user, devices.read(browser));
      if (device !== undefined) return ofDevice.take(`${email} ${device}`);
      const near = await ofNetwork.take(networkKey(browser, email));
      if (!near.isAllowed) return near;
      const far = await ofAccount.take(email);
      return { isAllowed: far.isAllowed, forget: async () => void (await Promise.all([near.forget(), far.forget()])) };
    },
    /** Called after a sign-in. Restores this browser's attempts. */
    forgive,
    /** Called after a password change. Restores the attempts of all browsers. */
    async clear(browser: Browser, email: string): Promise<void> {
      await Promise.all([ofAccount.clear(email), forgive(browser, email)]);
    },
  };
}
