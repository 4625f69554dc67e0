type Call = (...parameters: never[]) => unknown;
type Calls<T> = { [Name in keyof T]: Call };

/** The calls that each port has been given so far. */
const given = new WeakMap<object, { name: string; parts: Map<string, Call> }>();

/**
 * Creates a port: calls that features may make before the feature that carries them out exists. A domain provides its
 * part with `provide`; `assertProvided` fails at start if a part is missing.
 *
 * @param name for error messages
 * @param names the names of all calls
 */
export function createPort<T extends Calls<T>>(name: string, names: Record<keyof T, true>): T {
  const parts = new Map<string, Call>();
  const port = Object.fromEntries(
    Object.keys(names).map((key) => [
      key,
      (...parameters: never[]) => {
        const call = parts.get(key);
        if (!call) throw new Error(`${name}.${key} is called before it is provided`);
        return call(...parameters);
      },
    ]),
  ) as T;
  given.set(port, { name, parts });
  return port;
}

/**
 * Provides the calls of the port that `part` has. Other properties of `part` are ignored.
 *
 * @throws Error if a call is already provided
 */
export function provide<T extends Calls<T>>(port: T, part: Partial<T>): void {
  const of = given.get(port);
  if (!of) throw new Error('this is not a port');
  for (const key of Object.keys(port) as (keyof T & string)[]) {
    const call = part[key];
    if (!call) continue;
    if (of.parts.has(key)) throw new Error(`${of.name}.${key} is provided twice`);
    of.parts.set(key, call);
  }
}

/**
 * Asserts that every call is provided.
 *
 * @param platform everything in it that is not a port is ignored
 * @throws Error if a call is missing
 */
export function assertProvided(platform: object): void {
  const missing = Object.values(platform).flatMap((port: object) => {
    const of = typeof port === 'object' ? given.get(port) : undefined;
    return of ? Object.keys(port).flatMap((key) => (of.parts.has(key) ? [] : `${of.name}.${key}`)) : [];
  });
  if (missing.length > 0) throw new Error(`no feature provides ${missing.join(', ')}`);
}
