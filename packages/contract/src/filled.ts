/** Fills the parameters into an address. */
export const filled = (pattern: string, params: Record<string, string | undefined> = {}) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
