import { can } from '@verse/api-contract/rights';
import { DEFAULT_ROLE, isStaff, ROLES } from '@verse/api-contract/roles';
import { checkPermission, toNetwork } from '../../../platform/http';
import { normalizeMailbox } from '../../../platform/mail';
import type { Accounts, AccountTie } from '../../../platform/ports';
import { type AccountRepository, isHidden } from './accounts.repository';
import type { KnownDevices } from './known-devices';
import { findSilence } from './restrictions';

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
  | 'findTies'
>;

interface Dependencies {
  accounts: AccountRepository;
  devices: KnownDevices;
  now: () => Date;
}

/** Query limit, far above the number of staff members on any site. */
const MOST_STAFF = 100;

/** An address within one machine, as of a development server, which says nothing about its user. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

async function findNetworks({ accounts, now }: Dependencies, userId: string): Promise<Set<string>> {
  const addresses = (await accounts.listSessions(userId, now())).flatMap(({ ipAddress }) => ipAddress || []);
  return new Set(addresses.filter((address) => !LOOPBACK.test(address)).map(toNetwork));
}

async function findTies(dependencies: Dependencies, one: string, other: string): Promise<AccountTie[]> {
  const [account, otherAccount] = await Promise.all([one, other].map((id) => dependencies.accounts.find(id)));
  if (!account || !otherAccount) return [];
  const [networks, otherNetworks] = await Promise.all([one, other].map((id) => findNetworks(dependencies, id)));
  const isOneMailbox = normalizeMailbox(account.email) === normalizeMailbox(otherAccount.email);
  const isOneNetwork = [...networks!].some((network) => otherNetworks!.has(network));
  return [...(isOneMailbox ? ['mailbox' as const] : []), ...(isOneNetwork ? ['network' as const] : [])];
}

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
  findTies: (one, other) => findTies({ accounts, devices, now }, one, other),
  hasUsedBrowser: async (userId, browser) =>
    devices.find(await accounts.find(userId), devices.read(browser)) !== undefined,
});
