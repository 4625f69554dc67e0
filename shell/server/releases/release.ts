import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What `release.json` says, as far as the shell reads it. */
export interface Release {
  section: string;
  release: string;
  contract: number;
  publicPath: string;
  chunks: Record<string, { js: string[]; css: string[] }>;
  files: Record<string, { sha256: string; bytes: number }>;
  /** Where it lies on this machine. */
  folder: string;
}

const RELEASE_ID = /^[0-9a-f]{16}$/;
const SAFE_FILE = /^(client|server)\/[\w.@~-]+(\/[\w.@~-]+)*$/;

export const isReleaseId = (value: unknown): value is string => typeof value === 'string' && RELEASE_ID.test(value);
export const isSafeFile = (name: string): boolean => SAFE_FILE.test(name) && !name.includes('..');
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Checks the parts of a `release.json` that addresses and file names are made from. */
export function parseRelease(text: string, section: string, release: string, folder: string): Release {
  const record = JSON.parse(text) as Release;
  if (record.section !== section || record.release !== release)
    throw new Error(`${section}/${release}: release.json names another release`);
  if (record.publicPath !== `/mf/${section}/${release}/client/`)
    throw new Error(`${section}/${release}: a foreign public path`);
  if (!Object.keys(record.files).every(isSafeFile)) throw new Error(`${section}/${release}: an unsafe file name`);
  return { ...record, folder };
}

/** Reads a release and checks every file against its hash. */
export async function readRelease(releasesDir: string, section: string, release: string): Promise<Release> {
  const folder = path.join(releasesDir, section, release);
  const record = parseRelease(await readFile(path.join(folder, 'release.json'), 'utf8'), section, release, folder);
  for (const [name, { sha256: expected }] of Object.entries(record.files)) {
    if (sha256(await readFile(path.join(folder, name))) !== expected)
      throw new Error(`${section}/${release}: ${name} differs from its hash`);
  }
  return record;
}

/** The id that a section's pointer names. */
export function parsePointer(text: string): string {
  const { release } = JSON.parse(text) as { release?: unknown };
  if (!isReleaseId(release)) throw new Error('the pointer names no release');
  return release;
}
