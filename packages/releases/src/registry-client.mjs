import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from './names.mjs';
import { releaseFolder } from './release-files.mjs';
import { createReleaseStore } from './release-store.mjs';

/** @typedef {{ type: string, bytes: string | Uint8Array<ArrayBuffer> }} Body */
/**
 * Sends an authenticated request to the registry.
 * @callback RegistryRequest
 * @param {string} method @param {string} path under `/api/registry/` @param {Body} [body] @returns {Promise<Response>}
 */

/**
 * Reads the body of an error response.
 * @param {Response} response @returns {Promise<{ message?: string, missing?: string[] }>}
 */
const readErrorBody = async (response) => {
  try {
    return await response.json();
  } catch {
    return {};
  }
};

/** @param {Response} response */
const toError = async (response) =>
  new Error((await readErrorBody(response)).message ?? `the registry answered ${response.status}`);

/**
 * Creates a client for a site's registry. The client acts on behalf of the token holder: a section's team or a gateway.
 * @param {RegistryRequest} send @param {string} dir the folder with the local builds
 * @returns {import('./release-store.mjs').ReleaseStore}
 */
export function createRegistryClient(send, dir) {
  /** @type {RegistryRequest} */
  const ask = (method, address, body) => send(method, `sections/${address}`, body);

  /** @param {Response} response */
  async function readAnswer(response) {
    if (!response.ok) throw await toError(response);
    return response.status === 204 ? undefined : response.json();
  }

  /**
   * Uploads the manifest. Returns the hashes of the files that the registry still lacks.
   * @param {string} section @param {string} release @param {string} text @returns {Promise<string[]>}
   */
  async function negotiate(section, release, text) {
    const bytes = JSON.stringify({ record: text });
    const response = await ask('PUT', `${section}/releases/${release}`, { type: 'application/json', bytes });
    if (response.ok) return [];
    const { missing, message } = await readErrorBody(response);
    if (missing) return missing;
    throw new Error(message ?? `the registry answered ${response.status}`);
  }

  /** @param {string} section @param {string} release */
  async function upload(section, release) {
    const folder = releaseFolder(dir, section, release);
    const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
    /** @type {[string, { sha256: string }][]} */
    const files = Object.entries(JSON.parse(text).files);
    for (const digest of await negotiate(section, release, text)) {
      const [name = ''] = files.find(([, { sha256 }]) => sha256 === digest) ?? [];
      const bytes = new Uint8Array(await readFile(path.join(folder, name)));
      await readAnswer(await ask('PUT', `${section}/files/${digest}`, { type: 'application/octet-stream', bytes }));
    }
    if ((await negotiate(section, release, text)).length > 0)
      throw new Error(`the registry lacks files of release ${release}`);
  }

  return createReleaseStore({
    has: async (section, release) => (await ask('GET', `${section}/releases/${release}`)).ok,
    upload,
    act: async (section, act) =>
      readAnswer(await ask('POST', `${section}/acts`, { type: 'application/json', bytes: JSON.stringify(act) })),
    status: async (section) => readAnswer(await ask('GET', section)),
  });
}
