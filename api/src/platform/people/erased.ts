/**
 * Replaces the id of a person whose account was erased, where a record needs to say that someone acted. Not empty,
 * because an empty id means that no one acted.
 */
export const ERASED = 'erased';

/** Returns a copy of stored acts in which `ERASED` replaces the person in every field `by`, at any depth. */
export function withoutActor<T>(acts: T, memberId: string): T {
  if (typeof acts !== 'object' || acts === null || acts instanceof Date) return acts;
  if (Array.isArray(acts)) return acts.map((one: unknown) => withoutActor(one, memberId)) as T;
  const entries = Object.entries(acts).map(([key, value]: [string, unknown]) => [
    key,
    key === 'by' && value === memberId ? ERASED : withoutActor(value, memberId),
  ]);
  return Object.fromEntries(entries) as T;
}
