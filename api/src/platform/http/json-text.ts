import { AppError } from './app-error';

/** Matches an escaped surrogate. JSON text that contains none cannot contain a lone surrogate. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/** Parses JSON and replaces lone surrogates, which neither header encoding nor the database accepts. */
export function parseJson(text: string): unknown {
  if (!SURROGATE.test(text)) return JSON.parse(text) as unknown;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  ) as unknown;
}

export function jsonPart(part: string, text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    throw new AppError('malformed-json', `The part \`${part}\` is not valid JSON.`, { cause: error });
  }
}
