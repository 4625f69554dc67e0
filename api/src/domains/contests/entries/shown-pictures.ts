import { AppError } from '../../../platform/http';
import type { PictureFile } from '../../../platform/images';
import type { ContestParts } from '../contest-parts';
import type { EntryFile, Submission } from './entry';

type Shown = NonNullable<EntryFile['shown']>;

/** Larger pictures are not read. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Returns the metadata-free copies of an entry's pictures. */
export const listShownPictures = ({ files }: Pick<Submission, 'files'>): Shown[] =>
  files.flatMap(({ shown }) => (shown?.type.startsWith('image/') && shown.bytes <= MOST_BYTES ? [shown] : []));

/** Returns the copy of a picture as a file that can be stored in several sizes. */
export function toPictureFile({ blobs }: Pick<ContestParts, 'blobs'>, { parts }: Shown, index: number): PictureFile {
  const read = async () => {
    const all = await Promise.all(parts.map(({ blob }) => blobs.get(blob)));
    if (all.some((one) => !one)) throw new AppError('unavailable', 'A picture is missing right now. Try again later.');
    return Buffer.concat(all as Buffer[]);
  };
  return { read, name: `Picture ${index + 1}`, field: 'pictures' };
}
