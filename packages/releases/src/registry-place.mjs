import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMeant } from './canary.mjs';
import { releaseFolder } from './folder.mjs';
import { RECORD_FILE } from './names.mjs';
import { newPreview } from './preview.mjs';

/** @typedef {import('./place.mjs').Pointer} Pointer */
/** @typedef {{ type: string, bytes: string | Uint8Array<ArrayBuffer> }} Body */
/**
 * Sends a request to the registry, with a token.
 * @callback Ask
 * @param {string} method @param {string} path under `/api/registry/` @param {Body} [body] @returns {Promise<Response>}
 */

/**
 * Reads the body of an error response.
 * @param {Response} response @returns {Promise<{ message?: string, missing?: string[] }>}
 */
const refusalIn = async (response) => {
  try {
    return await response.json();
  } catch {
    return {};
  }
};

/** @param {Response} response */
const asError = async (response) =>
  new Error((await refusalIn(response)).message ?? `the registry answered ${response.status}`);

/**
 * Opens the registry of a site for the holder of a token: the team of a section, or a gateway.
 * @param {Ask} send @param {string} dir the folder with the releases that were built here
 * @returns {import('./place.mjs').Place}
 */
export function registryPlace(send, dir) {
  /** @type {Ask} */
  const ask = (method, address, body) => send(method, `sections/${address}`, body);

  /** @param {Response} response */
  async function answerOf(response) {
    if (!response.ok) throw await asError(response);
    return response.status === 204 ? undefined : response.json();
  }

  /**
   * @param {string} section @param {object} act
   * @returns {Promise<{ pointer: Pointer | null, canary: import('./canary.mjs').Canary | null }>}
   */
  const act = async (section, act) =>
    answerOf(await ask('POST', `${section}/acts`, { type: 'application/json', bytes: JSON.stringify(act) }));

  /** @param {string} section @returns {Promise<import('./place.mjs').Standing>} */
  const standing = async (section) => answerOf(await ask('GET', section));

  /**
   * Uploads the manifest; the registry returns the files it does not have yet.
   * @param {string} section @param {string} release @param {string} text @returns {Promise<string[]>}
   */
  async function offer(section, release, text) {
    const bytes = JSON.stringify({ record: text });
    const response = await ask('PUT', `${section}/releases/${release}`, { type: 'application/json', bytes });
    if (response.ok) return [];
    const { missing, message } = await refusalIn(response);
    if (missing) return missing;
    throw new Error(message ?? `the registry answered ${response.status}`);
  }

  /** @param {string} section @param {string} release */
  async function bring(section, release) {
    const folder = releaseFolder(dir, section, release);
    const text = await readFile(path.join(folder, RECORD_FILE), 'utf8');
    /** @type {[string, { sha256: string }][]} */
    const files = Object.entries(JSON.parse(text).files);
    for (const digest of await offer(section, release, text)) {
      const [name = ''] = files.find(([, { sha256 }]) => sha256 === digest) ?? [];
      const bytes = new Uint8Array(await readFile(path.join(folder, name)));
      await answerOf(await ask('PUT', `${section}/files/${digest}`, { type: 'application/octet-stream', bytes }));
    }
    if ((await offer(section, release, text)).length > 0)
      throw new Error(`the registry has not kept all files of release ${release}`);
  }

  return {
    has: async (section, release) => (await ask('GET', `${section}/releases/${release}`)).ok,
    bring,
    async activate(section, release, change) {
      const { pointer } = await standing(section);
      await act(section, { act: 'activate', ...change, release });
      return pointer;
    },
    rollback: async (section, by) => (await act(section, { act: 'rollback', ...by })).pointer?.release ?? '',
    withdraw: async (section, release, before, by) =>
      void (await act(section, { act: 'refused', release, before: before?.release ?? null, ...by })),
    freeze: async (section, { by: _, ...said }) => void (await act(section, { act: 'freeze', ...said })),
    unfreeze: async (section, { by: _, ...said }) => void (await act(section, { act: 'unfreeze', ...said })),
    async startCanary(section, release, share, change) {
      const { canary } = await act(section, { act: 'canary', ...change, release, share });
      if (!canary) throw new Error(`${section}: the registry has kept no canary`);
      return canary;
    },
    async endCanary(section, { who, why, ...meant }) {
      const { canary } = await standing(section);
      if (!canary || !isMeant(canary, meant)) return null;
      await act(section, { act: 'canary-ended', id: canary.id, who, why });
      return canary;
    },
    async startPreview(section, release, { who }) {
      const { key, preview } = newPreview(release, who);
      await act(section, { act: 'preview', release, lock: preview.lock, who });
      return key;
    },
    endPreview: async (section, { who }) => void (await act(section, { act: 'preview-ended', who })),
    standing,
  };
}
