import type { Request } from 'express';
import { ArrivingBodies, type BodyRate } from '@verse/api-contract/arriving-bodies';
import { AppError } from './app-error';
import { clientNetwork } from './browser';

/**
 * Request bodies that this process is receiving. Gateways send bodies fast, so the limits protect against slow clients
 * that connect directly.
 */
export interface BodyWatches {
  /** JSON bodies, in memory. */
  small: ArrivingBodies;
  /** Forms and files, on disk. */
  uploads: ArrivingBodies;
  /** Rejects while the disk has no room for files. */
  assertRoom: () => Promise<void>;
}

interface Limits {
  uploadsAtOnce: number;
  uploadsOfNetwork: number;
  bodyPace: BodyRate;
}

export const createBodyWatches = (
  { uploadsAtOnce, uploadsOfNetwork, bodyPace: pace }: Limits,
  assertRoom: BodyWatches['assertRoom'],
): BodyWatches => ({
  assertRoom,
  small: new ArrivingBodies({ rate: pace }),
  uploads: new ArrivingBodies({ total: uploadsAtOnce, perClient: uploadsOfNetwork, rate: pace }),
});

const close = { Connection: 'close' };
const again = { ...close, 'Retry-After': '5' };
const tooSlow = () =>
  new AppError('unavailable', 'The upload took too long. Try again with a better connection.', {
    status: 408,
    headers: close,
  });
const tooManyOfClient = () =>
  new AppError('too-many', 'Lots of uploads from your network. Please try again in a moment.', {
    headers: again,
  });
const tooManyInAll = () =>
  new AppError('unavailable', 'Lots of uploads right now. Please try again in a moment.', {
    headers: again,
  });

/**
 * Receives a body within the limits. The body occupies a slot until the work that uses it is done.
 *
 * @throws AppError if no slot is free, or if the body arrives too slowly
 */
export async function watchBody<T>(
  bodies: ArrivingBodies,
  request: Request,
  receive: () => Promise<T>,
  use: (received: T) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const before = request.socket.bytesRead;
  let stop: (error: AppError) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject));
  const leave = bodies.enter(clientNetwork(request), {
    bytes: () => request.socket.bytesRead - before,
    isIdle: () => request.complete || request.readableLength > 0,
    stop: (reason) => stop(reason === 'too-slow' ? tooSlow() : tooManyInAll()),
  });
  if (typeof leave === 'string') throw leave === 'client' ? tooManyOfClient() : tooManyInAll();
  try {
    const received = await Promise.race([receive(), stopped]);
    await use(received);
    return received;
  } finally {
    leave();
  }
}
