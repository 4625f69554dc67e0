import { createHash } from 'node:crypto';
import type { EntryContent } from './entry';

/** Keys in alphabetical order and no spaces, so that anyone can compute it again. */
const canonical = ({ title, text, links, madeHow, files }: EntryContent): string =>
  JSON.stringify({ files: files.map(({ name, sha256 }) => ({ name, sha256 })), links, madeHow, text, title });

/** SHA-256 of the content of a submission, in hex. */
export const hashContent = (content: EntryContent): string =>
  createHash('sha256').update(canonical(content)).digest('hex');
