import { type BlobStore, freeShareOf } from '../../store';
import { AppError } from '../http';
import type { Logger } from '../logging';

/** @throws AppError `storage-full` while less than the configured part of a disk is free */
export type AssertRoom = () => Promise<void>;

interface Dependencies {
  /** Folder that receives files. */
  uploadDir: string;
  blobs: Pick<BlobStore, 'freeShare'>;
  leastPercent: number;
  now: () => Date;
  logger: Pick<Logger, 'error' | 'info'>;
}

/** How long a measurement is used, so that a burst of uploads measures once. */
const FRESH_MS = 1000;

/**
 * Stops all uploads before a disk is full, because a full disk stops the database, too. Reads and texts go on. A value
 * of 0 percent turns the check off.
 */
export function createFreeSpace({ uploadDir, blobs, leastPercent, now, logger }: Dependencies): AssertRoom {
  let measured: { at: number; share: Promise<number> } | undefined;
  let isStopped = false;

  async function measure(): Promise<number> {
    const shares = await Promise.all([blobs.freeShare(), freeShareOf(uploadDir)]);
    return Math.min(...shares.map((share) => share ?? 1));
  }

  return async () => {
    if (leastPercent === 0) return;
    const at = now().getTime();
    if (!measured || at - measured.at >= FRESH_MS) measured = { at, share: measure() };
    const current = measured;
    const percent = 100 * (await current.share);
    const isFull = percent < leastPercent;
    // The next upload measures again, so that it is accepted as soon as there is space.
    if (isFull && measured === current) measured = undefined;
    if (isFull !== isStopped) {
      const details = { freePercent: Math.floor(percent), leastPercent };
      if (isFull) logger.error(details, 'uploads are refused, because a disk is nearly full');
      else logger.info(details, 'uploads are accepted again');
      isStopped = isFull;
    }
    if (isFull)
      throw new AppError(
        'storage-full',
        'Our storage is nearly full, so we can’t take files right now. Nothing changed. Try again later.',
      );
  };
}
