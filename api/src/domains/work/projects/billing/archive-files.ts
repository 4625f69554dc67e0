import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { truncateText } from '@verse/api-contract/truncate-text';
import type { FileRecord } from '../../../../platform/files';
import { toReadme, VERIFIER } from './archive-verifier';

/** A file in an archive, either generated text or a stored file. */
export interface ArchivedFile {
  path: string;
  content: string | FileRecord;
}

interface Accepted {
  version: number;
  hash: string;
  /**
   * Whether the bank account was removed from the terms, because the seller has left. The terms then no longer match
   * the hash.
   */
  isAccountRemoved: boolean;
}

/**
 * Maximum length of a file name, in UTF-8 bytes. File systems allow 255, including the number that precedes the name.
 */
const MOST_NAME_BYTES = 240;

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const bytesOf = (content: ArchivedFile['content']) =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.bytes;

export const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Shortens a file name to the maximum length without splitting a letter. The extension is kept. */
function shortName(name: string): string {
  const { ext, name: stem } = posix.parse(name);
  let shortened = name;
  for (let letters = stem.length - 1; letters > 0 && Buffer.byteLength(shortened) > MOST_NAME_BYTES; letters -= 1)
    shortened = truncateText(stem, letters) + ext;
  return shortened;
}

/** Places stored files in a folder. File names are numbered, so that files with the same name do not clash. */
export const filesIn = (folder: string, records: readonly FileRecord[]): ArchivedFile[] =>
  records.map((content, index) => ({
    path: `${folder}/${String(index + 1).padStart(2, '0')}-${shortName(content.name)}`,
    content,
  }));

/** References to stored files, as they appear in the archive's text files. */
export const referencesIn = (folder: string, records: readonly FileRecord[]) =>
  filesIn(folder, records).map(({ path }, index) => ({ path, sha256: records[index]!.sha256 }));

export const termsPath = (version: number): string => `offers/version-${version}.terms.json`;

export function withManifest(project: string, accepted: Accepted, files: readonly ArchivedFile[]): ArchivedFile[] {
  const all = [...files, { path: 'README.txt', content: toReadme(project) }, { path: 'verify.mjs', content: VERIFIER }];
  const manifest = toJson({
    format: 'creativity-verse-project',
    formatVersion: 1,
    project,
    accepted: { ...accepted, terms: termsPath(accepted.version) },
    files: all.map(({ path, content }) => ({
      path,
      bytes: bytesOf(content),
      sha256: typeof content === 'string' ? digestOf(content) : content.sha256,
    })),
  });
  return [
    ...all,
    { path: 'manifest.json', content: manifest },
    { path: 'manifest.sha256', content: `${digestOf(manifest)}  manifest.json\n` },
  ];
}
