import type { FileType } from '@verse/api-contract/files';
import { type PrivateFiles, toFileName } from '../../../platform/files';
import type { Reply } from '../../../platform/http';
import type { EntryFile } from './entry';

interface ShownFile {
  number: number;
  index: number;
  shown: NonNullable<EntryFile['shown']>;
}

/** Sends a metadata-free copy under a name that does not identify the maker, e.g. `Entry 7 file 2.pdf`. */
export function shownFileReply(
  files: Pick<PrivateFiles, 'sendParts'>,
  { number, index, shown }: ShownFile,
): Promise<Reply> {
  const type = shown.type as FileType;
  return files.sendParts({ ...shown, type, name: toFileName(`Entry ${number} file ${index + 1}`, type) });
}
