type Call = (...parameters: never[]) => unknown;
type Calls<T> = { [Name in keyof T]: Call };

const provided = new WeakMap<object, Map<string, Call>>();

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
  provided.set(port, parts);
  return port;
}

/** Provides the calls of the port that `part` has. Other properties of `part` are ignored. */
export function provide<T extends Calls<T>>(port: T, part: Partial<T>): void {
  const parts = provided.get(port);
  if (!parts) throw new Error('this is not a port');
  for (const key of Object.keys(port) as (keyof T & string)[]) {
    const call = part[key];
    if (call) parts.set(key, call);
  }
}

/** @throws Error if a call of a port has no feature that carries it out */
export function assertProvided(ports: Readonly<Record<string, object>>): void {
  const missing = Object.entries(ports).flatMap(([name, port]) =>
    Object.keys(port).flatMap((key) => (provided.get(port)?.has(key) ? [] : `${name}.${key}`)),
  );
  if (missing.length > 0) throw new Error(`no feature provides ${missing.join(', ')}`);
}
