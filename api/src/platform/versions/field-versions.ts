import type { Update } from '../../store';

/**
 * Stored with a versioned document: at which version each field was last changed. A write that was based on an older
 * version conflicts only if a field that it depends on has changed since.
 */
export interface FieldVersions {
  /** Versions up to this one may have changed any field, because earlier releases did not record them. */
  versionsSince?: number;
  fieldVersions?: Record<string, number>;
}

type Versioned = FieldVersions & { version: number };

/** Fields that say when something was changed, not what. */
const TIMES = new Set(['updatedAt', 'changedAt']);

/**
 * Returns the update that records a change of fields. Their names must not contain dots.
 *
 * @param version the version before the change
 */
export function stampFields(version: number, fields: readonly string[]): Required<Pick<Update, '$set' | '$min'>> {
  const stamps = fields.filter((name) => !TIMES.has(name)).map((name) => [`fieldVersions.${name}`, version + 1]);
  return { $set: Object.fromEntries(stamps) as Record<string, number>, $min: { versionsSince: version } };
}

/** Returns the fields changed since a version, or undefined if that is not known. */
function changedSince(document: Versioned, read: number): string[] | undefined {
  const { version, versionsSince, fieldVersions = {} } = document;
  if (read === version) return [];
  if (read > version || versionsSince === undefined || read < versionsSince) return undefined;
  return Object.entries(fieldVersions).flatMap(([name, at]) => (at > read ? [name] : []));
}

/** Whether one of the fields has changed since the caller read the document. */
export function isOutdated(document: Versioned, read: number, fields: readonly string[]): boolean {
  const changed = changedSince(document, read);
  return changed === undefined || changed.some((name) => fields.includes(name));
}

/** Whether any other field has changed since the caller read the document. */
export function isOutdatedExcept(document: Versioned, read: number, unrelated: readonly string[]): boolean {
  const changed = changedSince(document, read);
  return changed === undefined || changed.some((name) => !unrelated.includes(name));
}
