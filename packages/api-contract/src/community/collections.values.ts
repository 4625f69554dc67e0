export const COLLECTION_TEXTS = {
  name: { label: 'Name', max: 60 },
} as const;

export const COLLECTION_LIMITS = {
  /** Collections of a member. */
  collections: 50,
  /** Works in a collection. */
  works: 200,
  /** Number of works per page. */
  page: 20,
} as const;

/** The id of the collection that is made with the first work saved to it. */
export const DEFAULT_COLLECTION = 'default';
export const DEFAULT_COLLECTION_NAME = 'Saved works';

export const COLLECTION_MESSAGES = {
  unknown: 'There is no such collection.',
  unknownWork: 'There is no such work.',
  taken: 'You have a collection with this name.',
  full: `A collection holds at most ${COLLECTION_LIMITS.works} works. Remove one, or save to another collection.`,
  many: `You have ${COLLECTION_LIMITS.collections} collections, the most you can. Delete one first.`,
  removed: 'Our moderators made this collection private. Change its name and ask them again.',
  default: `“${DEFAULT_COLLECTION_NAME}” stays. Remove its works instead.`,
  changed: 'You changed this collection in another window. Try again.',
} as const;
