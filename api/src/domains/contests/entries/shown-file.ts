import type { FileType } from '@verse/api-contract/files';
import { type PrivateFiles, toFileName } from '../../../platform/files';
import { AppError, type Reply } from '../../../platform/http';
import type { EntryContent } from './entry';

/**
 * Sends the metadata-free copy of a file under a name that does not identify the maker, e.g. `Entry 7 file 2.pdf`. Our
 * pages may show a PDF in a frame.
 *
 * @throws AppError `not-found` if the file has no such copy
 */
export function sendShownFile(
  files: Pick<PrivateFiles, 'sendParts'>,
  content: Pick<EntryContent, 'files'>,
  { number, index, unknown }: { number: number; index: number; unknown: string },
): Promise<Reply> {
  const shown = content.files[index]?.shown;
  if (!shown) throw new AppError('not-found', unknown);
  const type = shown.type as FileType;
  const name = toFileName(`Entry ${number} file ${index + 1}`, type);
  return files.sendParts({ ...shown, type, name }, { isFramed: true });
}
