import { AppError } from './app-error';

/** An escape of half a character. Without one, no text of the JSON can hold any. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/** Parses JSON. Half a character is replaced: no encoder would take it, neither a header's nor the database's. */
export function parseJson(text: string): unknown {
  if (!SURROGATE.test(text)) return JSON.parse(text) as unknown;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  ) as unknown;
}

/** JSON that travels in a part of a form. */
export function jsonPart(part: string, text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    throw new AppError('malformed-json', `The part \`${part}\` is not valid JSON.`, { cause: error });
  }
}
