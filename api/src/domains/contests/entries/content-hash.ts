import { canonicalJson, sha256 } from '../../../platform/hashes';
import type { EntryContent } from './entry';

/** Returns the hex SHA-256 of a submission's canonical JSON, which includes each file's name and SHA-256. */
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
