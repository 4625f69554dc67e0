import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { provide } from '../../platform/ports';
import { type AccountsFeature, createAccountsFeature } from './accounts';
import { createPeopleDeskFeature } from './people-desk';
import { createProfilesFeature } from './profiles';
import { createReferralsFeature } from './referrals';

/** Created first. The app needs the accounts themselves to recognise callers. */
export async function createIdentity(
  platform: Platform,
): Promise<{ accounts: AccountsFeature; features: readonly Feature[] }> {
  const accounts = await createAccountsFeature(platform);
  provide(platform.accounts, accounts);
  const profiles = await createProfilesFeature(platform);
  provide(platform.people, profiles);
  const referrals = await createReferralsFeature(platform);
  provide(platform.people, referrals);
  const peopleDesk = await createPeopleDeskFeature(platform, accounts.desk);
  return { accounts, features: [accounts, profiles, referrals, peopleDesk] };
}
