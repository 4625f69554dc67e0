import { publicPathOf } from '@verse/releases';
import { createRegistryRepository, createRegistryService } from '../src/domains/operations/registry';
import type { DbPort } from '../src/store';

export const SECTION = 'mf-store';

/** Creates a release manifest for the `store` section. */
export const recordOf = (release: string, files: Record<string, { sha256: string; bytes: number }> = {}) => ({
  section: SECTION,
  release,
  version: '0.1.0',
  builtAt: '2026-11-23T00:00:00.000Z',
  contract: 2,
  shared: { react: '19.3.1' },
  publicPath: publicPathOf(SECTION, release),
  chunks: {},
  parts: [{ title: 'The store', base: '/store', claims: ['/store'], list: 'routes', membersOnly: false }],
  pages: {},
  files,
});

/** Opens the registry as the command-line tool does. */
export const registryIn = async (db: DbPort, now = () => new Date()) =>
  createRegistryService({ registry: await createRegistryRepository(db, now), now });

/** Returns functions that send requests as a team and as a gateway, each using its own token. */
export async function registryRequests(db: DbPort, gatewayToken: string) {
  const headers = { authorization: `Bearer ${await (await registryIn(db)).createToken(SECTION)}` };
  const release = 'a'.repeat(16);
  const base = `/api/registry/sections/${SECTION}`;
  return {
    'PUT /api/registry/sections/:section/releases/:release': {
      path: `${base}/releases/${release}`,
      body: { record: JSON.stringify(recordOf(release)) },
      headers,
    },
    'POST /api/registry/sections/:section/acts': {
      path: `${base}/acts`,
      body: { act: 'freeze', who: 'Ada', why: 'The sale' },
      headers,
    },
    'PUT /api/registry/gateways': {
      body: { name: 'gateway-1', shell: release, sections: {} },
      headers: { authorization: `Bearer ${gatewayToken}` },
    },
  };
}
