import { can, type Right } from '@verse/api-contract/rights';
import { DEFAULT_ROLE, isStaff, ROLES } from '@verse/api-contract/roles';
import { type Browser, checkPermission } from '../../../platform/http';
import { type AccountRepository, isHidden } from './accounts.repository';
import type { KnownDevices } from './known-devices';

/** Personal data for features that need more than other members can see. */
export interface KnownPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
}

export interface KnownPeople {
  /** Returns undefined if the account is suspended, pending deletion, or deleted. */
  findPerson(userId: string): Promise<KnownPerson | undefined>;
  findId(email: string): Promise<string | undefined>;
  /** Returns when the account was created, or undefined if it has been deleted. */
  findJoinedAt(userId: string): Promise<Date | undefined>;
  /** Whether emails about messages may contain the message text. */
  wantsMessageText(userId: string): Promise<boolean>;
  /** Lists all verified addresses, including those of accounts that are suspended or pending deletion. */
  listVerifiedAddresses(): AsyncIterable<{ id: string; email: string }>;
  /** Returns the ids of active accounts with this right, except staff who lack the required second factor. */
  findStaff(right: Right): Promise<string[]>;
  /** Whether a route would admit the account now. False if it is suspended, pending deletion, or deleted. */
  hasRight(userId: string, right: Right): Promise<boolean>;
  /** Whether the member has signed in with this browser before. */
  hasUsedBrowser(userId: string, browser: Browser): Promise<boolean>;
}

interface Dependencies {
  accounts: AccountRepository;
  devices: KnownDevices;
}

/** Query limit, far above the number of staff members on any site. */
const MOST_STAFF = 100;

export const createKnownPeople = (
  { accounts, devices }: Dependencies,
  asksStaffForSecondFactor: boolean,
): KnownPeople => ({
  async findPerson(userId) {
    const account = await accounts.find(userId);
    if (!account || isHidden(account)) return undefined;
    const { _id: id, firstName, lastName, email, emailVerified } = account;
    return { id, firstName, lastName, email, emailVerified };
  },
  findId: async (email) => (await accounts.findByEmail(email))?._id,
  findJoinedAt: async (userId) => (await accounts.find(userId))?.createdAt,
  wantsMessageText: async (userId) => (await accounts.find(userId))?.mailsMessageText ?? false,
  async *listVerifiedAddresses() {
    for await (const { _id: id, email } of accounts.listVerified()) yield { id, email };
  },
  async findStaff(right) {
    const roles = ROLES.filter((role) => can(role, right));
    const found = await accounts.listOfRoles(roles, MOST_STAFF);
    return found.filter((one) => !asksStaffForSecondFactor || one.twoFactorEnabled).map(({ _id }) => _id);
  },
  async hasRight(userId, right) {
    const account = await accounts.find(userId);
    if (!account || isHidden(account)) return false;
    const { role = DEFAULT_ROLE, emailVerified, twoFactorEnabled } = account;
    const lacksSecondFactor = asksStaffForSecondFactor && isStaff(role) && !twoFactorEnabled;
    return checkPermission(right, { role, emailVerified, lacksSecondFactor }) === undefined;
  },
  hasUsedBrowser: async (userId, browser) =>
    devices.find(await accounts.find(userId), devices.read(browser)) !== undefined,
});
