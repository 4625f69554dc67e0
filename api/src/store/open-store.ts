import type { Store, StoreOptions } from './opened-store';

/**
 * Opens the store selected by the options. Resolves once the store is ready.
 *
 * @example
 * const store = await openStore({ path: '.data/verse.sqlite' });
 * const posts = store.db.collection<PostDocument>('blogs');
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  if (options.mongoUri !== undefined) {
    const { openMongo } = await import('./mongo/open-mongo');
    return openMongo(options.mongoUri, options);
  }
  const { openEmbedded } = await import('./embedded/open-embedded');
  return openEmbedded(options);
}
