import { z } from 'zod';

export interface Random {
  next: () => number;
  below: (most: number) => number;
  of: <T>(items: readonly T[]) => T;
}

/** mulberry32, a small generator that produces the same results on all platforms. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { next, below, of: <T>(items: readonly T[]): T => items[below(items.length)]! };
}

/** The subset of JSON Schema that the API's schemas use. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

const WORD = [...'0129AZaz_'];
/** Matches a character class, an escape or a character, with its quantifier. */
const PIECE = /(\[(?:\\.|[^\]])+\]|\\.|[^\\[(){}?*+|^$])(?:\{(\d+)(?:,(\d*))?\}|([?*+]))?/y;

function lettersOf(piece: string): string[] {
  if (piece === String.raw`\d`) return ['0', '1', '8', '9'];
  if (piece === String.raw`\w`) return WORD;
  if (!piece.startsWith('[')) return [piece.replace('\\', '')];
  // Keeps only the ends of each range, because most mistakes occur there.
  return piece
    .slice(1, -1)
    .replaceAll(String.raw`\w`, '09AZaz_')
    .replaceAll(String.raw`\d`, '09')
    .replace(/(.)-(.)/g, '$1$2')
    .replaceAll('\\', '')
    .split('');
}

/** Returns text matching a simple pattern, or undefined if the pattern contains groups or alternatives. */
export function textOfPattern(pattern: string, random: Random): string | undefined {
  const inside = pattern.replace(/^\^/, '').replace(/\$$/, '');
  let text = '';
  for (PIECE.lastIndex = 0; PIECE.lastIndex < inside.length;) {
    const match = PIECE.exec(inside);
    if (!match) return undefined;
    const [, piece = '', from, to, sign] = match;
    const least = from === undefined ? (sign === '?' || sign === '*' ? 0 : 1) : Number(from);
    const most =
      from === undefined
        ? sign === undefined || sign === '?'
          ? 1
          : 5
        : to === undefined
          ? least
          : to === ''
            ? least + 5
            : Number(to);
    const letters = lettersOf(piece);
    text += Array.from({ length: least + random.below(most - least + 1) }, () => random.of(letters)).join('');
  }
  return text;
}

const FORMATS: Record<string, readonly string[]> = {
  'date-time': ['2026-02-28T23:59:59Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2028-02-29T00:00:00Z'],
  uuid: [
    '0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3e2f',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ],
  email: ['a@b.co', 'nell@example.org', `${'x'.repeat(60)}@example.org`],
};
const LETTERS = ['a', 'Z', '0', ' ', '.', '-', 'ß', '🖼️', '\u0301', '<', "'", '\n', '\u200B', '$', '%', '/'];

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: Schema, random: Random): string {
  if (format !== undefined && FORMATS[format]) return random.of(FORMATS[format]);
  const patterned = pattern === undefined ? undefined : textOfPattern(pattern, random);
  if (patterned !== undefined) return patterned;
  const length = random.of([minLength, minLength + 1, Math.min(maxLength, 2000), minLength + random.below(20)]);
  return Array.from({ length }, () => random.of(LETTERS))
    .join('')
    .slice(0, maxLength);
}

const MOST = Number.MAX_SAFE_INTEGER;

function valueOf(schema: Schema, random: Random): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(random.of(choices), random);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.of(schema.enum);
  const { minimum = -MOST, maximum = MOST } = schema;
  if (schema.type === 'string') return textOf(schema, random);
  if (schema.type === 'integer' || schema.type === 'number')
    return random.of([minimum, maximum, minimum + 1, Math.min(maximum, Math.max(minimum, random.below(50)))]);
  if (schema.type === 'boolean') return random.of([true, false]);
  if (schema.type === 'null') return null;
  if (schema.prefixItems) return schema.prefixItems.map((item) => valueOf(item, random));
  if (schema.type === 'array')
    return Array.from({ length: random.below(Math.min(schema.maxItems ?? 3, 3) + 1) }, () =>
      valueOf(schema.items ?? {}, random),
    );
  return objectOf(schema, random);
}

function objectOf({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => required.includes(name) || random.below(2) === 0);
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name]!, random)]));
}

/** Returns a value at the limits of the schema. The schema's refinements may still reject it. */
export function inputOf(schema: z.ZodType, random: Random): Record<string, unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, random) as Record<
    string,
    unknown
  >;
}
