import { setTimeout as sleep } from 'node:timers/promises';
import { createFileReleaseStore, createRegistryClient } from '@verse/releases';
import { releasesDir } from '../workspace.mjs';

/** @typedef {import('@verse/releases').ReleaseStore} ReleaseStore */

const ANSWER_LIMIT_MS = 60_000;
/** Maximum time for a gateway to copy and smoke-test a preview. */
const SHOWN_LIMIT_MS = 20_000;
const LOOK_MS = 250;

/** @param {string} origin @param {string} token @returns {import('@verse/releases').RegistryRequest} */
const client = (origin, token) => (method, address, body) =>
  fetch(`${origin}/api/registry/${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { body: body.bytes } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch((/** @type {unknown} */ error) => {
    throw new Error(`the registry at ${origin} cannot be reached`, { cause: error });
  });

/** @param {string} section @param {string} key */
export const previewPath = (section, key) => `/_preview?${new URLSearchParams({ section, key })}`;

/**
 * Resolves once the site shows the preview.
 * @param {string} origin @param {string} section @param {string} key
 * @throws Error with the reason if the site cannot show it
 */
async function previewShown(origin, section, key) {
  const until = Date.now() + SHOWN_LIMIT_MS;
  for (;;) {
    const answer = await fetch(origin + previewPath(section, key), { redirect: 'manual' });
    if (answer.status === 302) return;
    if (answer.status !== 404 || Date.now() > until) throw new Error(`${section}: ${await answer.text()}`);
    await sleep(LOOK_MS);
  }
}

/**
 * Creates a store for a remote site. Its gateways may take a second to notice changes in a registry, so `startPreview`
 * waits until the site shows the preview.
 * @param {string} origin @param {string} token @returns {ReleaseStore}
 */
function siteElsewhere(origin, token) {
  const store = createRegistryClient(client(origin, token), releasesDir());
  return {
    ...store,
    async startPreview(section, release, by) {
      const key = await store.startPreview(section, release, by);
      await previewShown(origin, section, key);
      return key;
    },
  };
}

/**
 * Opens the registry of the site in `RELEASE_REGISTRY` or, if that is not set, this machine's folder.
 * @param {NodeJS.ProcessEnv} [environment] @returns {ReleaseStore}
 * @throws Error naming the invalid variable
 */
export function openReleaseStore({ RELEASE_REGISTRY: address, RELEASE_TOKEN: token } = process.env) {
  if (!address) return createFileReleaseStore(releasesDir());
  // Addresses of registries are ASCII, which URL.canParse reads correctly.
  // eslint-disable-next-line no-restricted-syntax -- a plain script cannot import a module of TypeScript
  if (!URL.canParse(address)) throw new Error(`RELEASE_REGISTRY must be the address of the site, not '${address}'`);
  if (!token)
    throw new Error('RELEASE_TOKEN is missing: npm run admin -- release-token, where the site runs, makes one');
  return siteElsewhere(new URL(address).origin, token);
}
