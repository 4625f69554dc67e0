type Fields = Record<string, unknown>;

/** Writes one JSON line per event to standard output, in the same format as the API's logger. */
export interface Log {
  info(fields: Fields, text: string): void;
  warn(fields: Fields, text: string): void;
  error(fields: Fields, text: string): void;
}

const LEVELS = { info: 30, warn: 40, error: 50 } as const;

const plain = (value: unknown) => (value instanceof Error ? { message: value.message, stack: value.stack } : value);

export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at = (level: keyof typeof LEVELS) => (fields: Fields, text: string) => {
    const values = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
    write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), part: 'gateway', ...values, msg: text })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
