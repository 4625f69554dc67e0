/**
 * Script that verifies an archive using only Node.js. Stored as a string, because the API bundle contains no other
 * files.
 */
export const VERIFIER = `// Verifies this archive without a network. Extract all files, then run: node verify.mjs
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const faults = [];
// Written by operating systems, and not part of the archive.
const IGNORED = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '__MACOSX'];

function digest(path) {
  try {
    return createHash('sha256').update(readFileSync(join(folder, path))).digest('hex');
  } catch {
    return 'missing';
  }
}

function list(path) {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .flatMap((entry) => {
      const name = path === '' ? entry.name : path + '/' + entry.name;
      return entry.isDirectory() ? list(name) : [name];
    });
}

function expectDigest(path, expected) {
  const found = digest(path);
  if (found === 'missing') faults.push(path + ' is missing.');
  else if (found !== expected) faults.push(path + ' has changed.');
}

const fingerprint = digest('manifest.json');
if (readFileSync(join(folder, 'manifest.sha256'), 'utf8') !== fingerprint + '  manifest.json\\n')
  faults.push('manifest.json has changed.');

if (faults.length === 0) {
  const { project, accepted, files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  for (const { path, sha256 } of files) expectDigest(path, sha256);
  const known = new Set([...files.map(({ path }) => path), 'manifest.json', 'manifest.sha256']);
  for (const path of list('')) if (!known.has(path)) faults.push(path + ' is not in the manifest.');
  // The hash that the acceptance names is that of the terms, as long as they still contain the bank account.
  if (!accepted.isAccountRemoved) expectDigest(accepted.terms, accepted.hash);
  if (faults.length === 0) {
    console.log('Project ' + project + ': all ' + files.length + ' files are unchanged.');
    console.log('Version ' + accepted.version + ' was accepted with the hash ' + accepted.hash + '.');
    if (accepted.isAccountRemoved)
      console.log('The seller has left, so the bank account was removed from the terms, which changed their hash.');
    console.log('Fingerprint of the archive: ' + fingerprint);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
`;

export const toReadme = (number: string): string => `Project ${number}

This archive holds what both sides have agreed on and done: the brief, all versions of the offer, the acceptance,
deliveries, invoices, payments and messages. Times are in UTC; amounts are in cents or kobo.

To verify it, extract all files and run, with Node 18 or later:

  node verify.mjs

It needs no network. It reads manifest.json, which lists the SHA-256 of each file, and says which files have changed.
Each file offers/version-N.terms.json has exactly the bytes that were hashed: its SHA-256 is the hash that the
acceptance names. A seller who leaves the site takes the bank account out of the terms, which then have another hash.

The manifest alone does not prove who wrote it. Both sides get the same files for the same state of the project: if the
fingerprint of your archive is that of the other side, nobody has changed either.
`;
