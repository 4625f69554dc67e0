/** Fills the parameters into a path. */
export const filled = (pattern: string, params: Record<string, string | undefined> = {}) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
