import { createHash } from 'node:crypto';

const SHORTEST_DIGEST = 16;
const trimmed = (text: string) => text.replace(/=+$/, '');

/** Returns the part of the Base64 text that does not depend on the bytes around it, for each alignment. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((offset) => {
    const whole = trimmed(Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64'));
    return whole.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
}

const digestsOf = (text: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => {
    const digest = createHash(name).update(text).digest();
    return [digest.toString('hex'), trimmed(digest.toString('base64'))].map((one) => one.slice(0, SHORTEST_DIGEST));
  });

/** Returns every form in which a text could appear, with the name of the form. */
function formsOf(text: string): [string, string][] {
  const urlSafe = (one: string) => one.replaceAll('+', '-').replaceAll('/', '_');
  const named = (name: string, all: readonly string[]) => all.map((one): [string, string] => [name, one]);
  return [
    ...named('plain', [text, text.toLowerCase(), encodeURIComponent(text), text.replaceAll(' ', '+')]),
    ...named('reversed', [[...text].toReversed().join('')]),
    ...named('hex', [Buffer.from(text).toString('hex')]),
    ...named(
      'Base64',
      inBase64(text).flatMap((one) => [one, urlSafe(one)]),
    ),
    ...named(
      'a digest',
      digestsOf(text).flatMap((one) => [one, urlSafe(one)]),
    ),
  ];
}

/** Creates a function that finds which of the given texts appear in some bytes, in whatever encoding. */
export function createTraceFinder(texts: Readonly<Record<string, string>>): (bytes: Uint8Array) => string[] {
  const all = Object.entries(texts).map(
    ([what, text]) => [what, new Map(formsOf(text).map(([name, form]) => [form, name]))] as const,
  );
  return (bytes) => {
    const text = Buffer.from(bytes).toString('latin1');
    const lower = text.toLowerCase();
    return all.flatMap(([what, forms]) => {
      const found = [...forms].find(([form]) => text.includes(form) || lower.includes(form));
      return found ? [`${what}, ${found[1]}`] : [];
    });
  };
}
