import { createCommerce } from './domains/commerce/compose';
import { createCommunity } from './domains/community/compose';
import { createContests } from './domains/contests/compose';
import { createIdentity } from './domains/identity/compose';
import { createOperations } from './domains/operations/compose';
import { createPublishing } from './domains/publishing/compose';
import { createWork } from './domains/work/compose';
import type { Platform } from './platform/open-platform';
import { assertProvided } from './platform/ports';

const DOMAINS = [createCommunity, createPublishing, createCommerce, createWork, createContests, createOperations];

/** Creates all domains. They know of each other only what the platform's ports and feature registry carry. */
export async function createFeatures(platform: Platform) {
  const { accounts, features } = await createIdentity(platform);
  platform.features.add(...features);
  for (const create of DOMAINS) platform.features.add(...(await create(platform)));
  assertProvided(platform);
  return { accounts, features: platform.features.all() };
}
