import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { NAME_OF_BLOB } from '../blobs';
import { BackupError } from './backup-error';
import { flush, namesIn, writeFlushed } from './hashed-files';

export const STORE_FILE = 'verse.sqlite';
export const BLOBS_FOLDER = 'blobs';
/** Created next to the data by `npm start` if AUTH_SECRET is not set. */
export const SECRET_FILE = 'auth-secret';
/** Marker file that exists in the folder while a backup is running. */
export const UNFINISHED = 'UNFINISHED';
const MANIFEST_FILE = 'manifest.json';

/** Restricts the files read from or written to a backup, whatever the manifest contains. */
const FILE_PATH = new RegExp(`^(?:verse\\.sqlite|auth-secret|blobs/[0-9a-f]{2}/${NAME_OF_BLOB})$`);

const count = z.number().int().min(0);
const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Number of documents per collection. */
  collections: z.record(z.string(), count),
  files: z.array(
    z.strictObject({ path: z.string().regex(FILE_PATH), bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  /** Pictures that documents referred to but that did not exist at the time of the backup. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpFile = Manifest['files'][number];

/** Writes the manifest atomically, as the last step of a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = path.join(folder, `${MANIFEST_FILE}.draft`);
  await writeFlushed(draft, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]);
  await rename(draft, path.join(folder, MANIFEST_FILE));
  await flush(folder);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const names = await namesIn(folder);
  if (names.length === 0) throw new BackupError(`There is no backup in ${folder}.`);
  if (!names.includes(MANIFEST_FILE)) {
    const reason = names.includes(UNFINISHED)
      ? 'was interrupted, so it is not complete'
      : 'has no manifest.json, so nobody can say whether it is complete';
    throw new BackupError(`The backup in ${folder} ${reason}. Nothing was restored.`);
  }
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`The manifest.json in ${folder} is damaged or of another release. Nothing was restored.`, {
      cause,
    });
  }
}
