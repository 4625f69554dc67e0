import type { Collection } from 'mongodb';
import type { CollectionPort } from '../port';

interface Sample {
  _id: string;
  count: number;
  tags?: string[];
  at: Date;
  picture?: Buffer;
}

/** Compile-time check that breaks the build if the driver's collection no longer fits the port. */
export type DriverFitsPort = Collection<Sample> extends CollectionPort<Sample> ? true : never;
export const driverFitsPort: DriverFitsPort = true;
