import type { Browser } from '../../platform/http';
import { type AccountRepository, isHidden } from './accounts.repository';
import type { KnownDevices } from './known-devices';

/** More than others may know of somebody: for features whose work needs it. */
export interface KnownPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isProved: boolean;
}

export interface KnownPeople {
  /** Nobody once the account is suspended, leaving or gone. */
  personOf(userId: string): Promise<KnownPerson | undefined>;
  idOf(email: string): Promise<string | undefined>;
  /** Of all accounts whose address is proved, also of those that are suspended or leaving. */
  provedAddresses(): AsyncIterable<{ id: string; email: string }>;
  /** Whether somebody has signed in with this browser before. */
  isBrowserOf(userId: string, browser: Browser): Promise<boolean>;
}

interface Dependencies {
  accounts: AccountRepository;
  devices: KnownDevices;
}

export const createKnownPeople = ({ accounts, devices }: Dependencies): KnownPeople => ({
  async personOf(userId) {
    const account = await accounts.find(userId);
    if (!account || isHidden(account)) return undefined;
    const { _id: id, firstName, lastName, email, emailVerified: isProved } = account;
    return { id, firstName, lastName, email, isProved };
  },
  idOf: async (email) => (await accounts.findByEmail(email))?._id,
  async *provedAddresses() {
    for await (const { _id: id, email } of accounts.allProved()) yield { id, email };
  },
  isBrowserOf: async (userId, browser) => devices.among(await accounts.find(userId), devices.of(browser)) !== undefined,
});
