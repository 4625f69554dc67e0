/** Parses links entered one per line. */
export const toLinks = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Maps errors to control names: `links.0` becomes `links`. */
export const inControls = (fields: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.split('.')[0]!, text]));
