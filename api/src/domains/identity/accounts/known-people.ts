import { can } from '@verse/api-contract/rights';
import { DEFAULT_ROLE, isStaff, ROLES } from '@verse/api-contract/roles';
import { checkPermission } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import { type AccountRepository, isHidden } from './accounts.repository';
import { findSilence } from './restrictions';
import type { KnownDevices } from './known-devices';

type KnownPeople = Pick<
  Accounts,
  | 'findPerson'
  | 'findId'
  | 'findJoinedAt'
  | 'wantsMessageText'
  | 'listVerifiedAddresses'
  | 'findStaff'
  | 'hasRight'
  | 'hasUsedBrowser'
>;

interface Dependencies {
  accounts: AccountRepository;
  devices: KnownDevices;
  now: () => Date;
}

/** Query limit, far above the number of staff members on any site. */
const MOST_STAFF = 100;

export const createKnownPeople = (
  { accounts, devices, now }: Dependencies,
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
    if (!account || isHidden(account) || findSilence(account, now())) return false;
    const { role = DEFAULT_ROLE, emailVerified, twoFactorEnabled } = account;
    const lacksSecondFactor = asksStaffForSecondFactor && isStaff(role) && !twoFactorEnabled;
    return checkPermission(right, { role, emailVerified, lacksSecondFactor }) === undefined;
  },
  hasUsedBrowser: async (userId, browser) =>
    devices.find(await accounts.find(userId), devices.read(browser)) !== undefined,
});
