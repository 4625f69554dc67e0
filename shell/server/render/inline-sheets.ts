import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, sha256 } from '@verse/releases';

/** Raw size. A larger sheet would delay the content of the page, so it stays a file. */
const MAX_BYTES = 64_000;
/**
 * Contents with another meaning inside a page: the end of the element, characters that the HTML parser changes, other
 * files relative to the sheet, and source maps, whose sheets are replaced while a developer saves.
 */
const NOT_INLINE = /<\/style|[\r\0\uFEFF]|@import|url\(\s*(?!["']?(?:\/|#|data:))|sourceMappingURL=/i;

const known = new WeakMap<Release, Map<string, string | undefined>>();

function read({ folder, files }: Release, name: string): string | undefined {
  const file = files[`client/${name}`];
  if (!file || file.bytes > MAX_BYTES) return undefined;
  try {
    const bytes = readFileSync(path.join(folder, 'client', name));
    const text = bytes.toString();
    return sha256(bytes) === file.sha256 && !NOT_INLINE.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a sheet that can be part of the page, or undefined if the browser has to request it. The text has the hash in
 * the release manifest, so the Content Security Policy can name that hash. Each sheet is read once per release.
 */
export function inlineSheet(release: Release, name: string): string | undefined {
  const sheets = known.get(release) ?? new Map<string, string | undefined>();
  known.set(release, sheets);
  if (!sheets.has(name)) sheets.set(name, read(release, name));
  return sheets.get(name);
}
