/** Replaces the parameters in a path pattern with their values. */
export const filled = (pattern: string, params: Record<string, string | undefined> = {}) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
