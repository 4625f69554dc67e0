import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RECORD_FILE, releaseFolder } from '@verse/releases';
import { releasesDir } from '../workspace.mjs';

const ANSWER_LIMIT_MS = 60_000;
/** @param {string} what */
const unknown = (what) => () =>
  Promise.reject(
    new Error(
      `the registry knows no ${what} yet: run the command where the releases folder is, without RELEASE_REGISTRY`,
    ),
  );

/** @typedef {import('./place.mjs').Pointer} Pointer */
/** @typedef {{ type: string, bytes: string | Uint8Array<ArrayBuffer> }} Body */

/**
 * @param {string} origin @param {string} token
 * @returns {(method: string, path: string, body?: Body) => Promise<Response>}
 */
const client = (origin, token) => (method, address, body) =>
  fetch(`${origin}/api/registry/sections/${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { body: body.bytes } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch((/** @type {unknown} */ error) => {
    throw new Error(`the registry at ${origin} cannot be reached`, { cause: error });
  });

/**
 * What a refusal says. @param {Response} response @returns {Promise<{ message?: string, missing?: string[] }>}
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
 * The registry of a site, for the team that has the token of the section.
 * @param {string} origin @param {string} token @returns {import('./place.mjs').Place}
 */
export function registryPlace(origin, token) {
  const ask = client(origin, token);

  /** @param {Response} response */
  async function answerOf(response) {
    if (!response.ok) throw await asError(response);
    return response.status === 204 ? undefined : response.json();
  }

  /** @param {string} section @param {object} act @returns {Promise<{ pointer: Pointer | null }>} */
  const act = async (section, act) =>
    answerOf(await ask('POST', `${section}/acts`, { type: 'application/json', bytes: JSON.stringify(act) }));

  /** @param {string} section @returns {Promise<import('./place.mjs').Standing>} */
  const standing = async (section) => answerOf(await ask('GET', section));

  /**
   * Brings the record; the registry says which of its files it has not seen yet.
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
    const folder = releaseFolder(releasesDir(), section, release);
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
    freeze: async (section, by) => void (await act(section, { act: 'freeze', ...by })),
    startCanary: unknown('canaries'),
    endCanary: unknown('canaries'),
    startPreview: unknown('previews'),
    endPreview: unknown('previews'),
    unfreeze: async (section, by) => void (await act(section, { act: 'unfreeze', ...by })),
    standing,
  };
}
