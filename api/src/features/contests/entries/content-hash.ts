import { canonicalJson, sha256 } from '../../../platform/hashes';
import type { EntryContent } from './entry';

/** Returns the SHA-256 of the canonical JSON of a submission, in hex. Files are included by name and SHA-256. */
export const hashContent = ({ title, text, links, madeHow, files }: EntryContent): string =>
  sha256(
    canonicalJson({
      title,
      text,
      links,
      madeHow,
      files: files.map(({ name, sha256: hash }) => ({ name, sha256: hash })),
    }),
  );
