import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openStore, type Store } from '../src/store';

/** URL of the MongoDB server on which the whole suite runs. If it is not set, every store is embedded. */
export const SERVER = process.env.MONGODB_TEST_URI;

/**
 * Returns the server URL with the given database. Credentials in the URL are still checked against the database for
 * which they were issued.
 */
export function addressOf(database: string, server: string): string {
  const [, hosts, source, query] = /^(\w+(?:\+srv)?:\/\/[^/?]+)\/?([^?]*)\??(.*)$/.exec(server)!;
  const options = new URLSearchParams(query);
  if (hosts!.includes('@') && !options.has('authSource')) options.set('authSource', source || 'admin');
  return `${hosts}/${database}?${options}`;
}

/** Returns the URL for reaching the same server through a local port. */
export function addressThrough(port: number, server: string): string {
  const address = addressOf('', server).replace(/^(\w+:\/\/(?:[^@/]*@)?)[^/]*/, `$1127.0.0.1:${port}`);
  const [hosts, query] = address.split('?');
  const options = new URLSearchParams(query);
  options.set('directConnection', 'true');
  return `${hosts}?${options}`;
}

export async function dropDatabase(address: string): Promise<void> {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(address);
  await client.db().dropDatabase();
  await client.close();
}

/** Returns the environment variables for a site's store. On the server, the database is named after the data folder. */
export const storeOfSite = (dataDir: string): { MONGODB_URI?: string } =>
  SERVER ? { MONGODB_URI: addressOf(path.basename(dataDir), SERVER) } : {};

/** Selects the embedded store. */
export const EMBEDDED = { MONGODB_URI: '' };

/** Opens the store that the site's processes share. */
export function openSiteStore(dataDir: string, { MONGODB_URI } = storeOfSite(dataDir)): Promise<Store> {
  return openStore(MONGODB_URI ? { mongoUri: MONGODB_URI } : { path: path.join(dataDir, 'verse.sqlite') });
}

export async function removeSite(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const { MONGODB_URI } = storeOfSite(dataDir);
  if (MONGODB_URI) await dropDatabase(MONGODB_URI);
}
