const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { brotliDecompressSync } = require('node:zlib');
const ts = require('typescript');

const ROOT = path.join(__dirname, '../../../..');
const UI = path.join(ROOT, 'packages/ui');

/** Names of WOFF2's known tables up to the last one without a transformed form that this test has to skip. */
const GLYF = 10;
const LOCA = 11;
const CMAP = 0;

/** Returns a reader of WOFF2's variable-length numbers, starting at an offset. */
function createReader(bytes, start) {
  let at = start;
  return {
    byte: () => bytes[at++],
    number() {
      let value = 0;
      for (let last = 0x80; last & 0x80;) {
        last = bytes[at++];
        value = (value << 7) | (last & 0x7f);
      }
      return value;
    },
    skip: (count) => (at += count),
    at: () => at,
  };
}

/** Returns the `cmap` table of a WOFF2 file, which the format stores unchanged. */
function readCmap(file) {
  const bytes = readFileSync(file);
  const tables = bytes.readUInt16BE(12);
  const reader = createReader(bytes, 48);
  let offset = 0;
  let found;
  for (let index = 0; index < tables; index += 1) {
    const flags = reader.byte();
    const tag = flags & 0x3f;
    if (tag === 0x3f) reader.skip(4);
    const length = reader.number();
    const version = flags >> 6;
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const size = isTransformed ? reader.number() : length;
    if (tag === CMAP) found = [offset, size];
    offset += size;
  }
  const data = brotliDecompressSync(bytes.subarray(reader.at()));
  return data.subarray(found[0], found[0] + found[1]);
}

/** Returns the characters of a file, from the `cmap` subtable for the basic plane (format 4). */
function readCharacters(file) {
  const cmap = readCmap(file);
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const at = records.find((offset) => cmap.readUInt16BE(offset) === 4);
  const count = cmap.readUInt16BE(at + 6) / 2;
  const characters = new Set();
  for (let index = 0; index < count; index += 1) {
    const end = cmap.readUInt16BE(at + 14 + 2 * index);
    const start = cmap.readUInt16BE(at + 16 + 2 * (count + index));
    for (let code = start; code <= end && code < 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

const toSpan = (text) => {
  const [from, to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

/** Returns the files of the typeface with their ranges, in the order in which browsers try them. */
function readFaces() {
  const sheet = readFileSync(path.join(UI, 'styles/_typeface.scss'), 'utf8');
  const variable = (name) => new RegExp(`\\$_${name}: '([^']+)'`).exec(sheet)[1];
  const resolve = (name) =>
    name.startsWith('@verse/ui/') ? path.join(UI, name.slice('@verse/ui/'.length)) : require.resolve(name);
  return [...sheet.matchAll(/@include _face\(\s*('[^']+'|\$_small),\s*\(([^)]*)\)/g)]
    .map(([, file, range]) => {
      const name =
        file === '$_small' ? variable('small') : file.slice(1, -1).replace('#{$_original}', variable('original'));
      const spans = range.split(',').filter((one) => one.trim() !== '');
      return { name, characters: readCharacters(resolve(name)), spans: spans.map((one) => toSpan(one.trim())) };
    })
    .reverse();
}

/** Returns the texts of a source file: string literals, templates and JSX text. */
function textsOf(file, text) {
  if (!/\.tsx?$/.test(file)) return [text];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts = [];
  const visit = (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText || ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return texts;
}

const listSources = () =>
  execFileSync(
    'git',
    [
      'ls-files',
      ...['shell/src', 'mf-*/src', 'packages/ui/src', 'packages/api-contract/src', 'api/src', 'api/content'],
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
    .split('\n')
    .filter(
      (file) => /\.(tsx?|json|md|txt)$/.test(file) && !/\.(test|stories|suite)\.|testing\/|-samples\.ts$/.test(file),
    )
    .filter((file) => existsSync(path.join(ROOT, file)));

/** Names and currencies that members write. */
const MEMBERS_TEXT =
  'Adébáyọ̀ Ẹgbẹ́ Ọládélé Ṣọlá Ẹ̀bùn Ọ̀ṣun Ìbùkún Chinụ́a Ụzọ Ị̀kwọ́ ' +
  'Nguyễn Thị Đặng Łukasz Kowalczyk Çağrı Şahin Øyvind Åse Søren Müller Françoise ' +
  'São Conceição Ibáñez Dvořák Štěpánka Kőszegi Țepeș ₦ ₵ € £ $ ¥ ₹ – — “ ” ‘ ’ … · • × − ← ↑ → ↓ ° ± ©';

/** Characters that the face does not have: symbols of a comparison of texts, emoji, and characters without a shape. */
const WITHOUT_GLYPH =
  /[\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{C}\s\u{FFFD}␣↵σ]/u;

describe('the typeface', () => {
  const faces = readFaces();
  const faceOf = (code) => faces.find(({ spans }) => spans.some(([from, to]) => from <= code && code <= to));
  const hasAll = ({ spans, characters }, text) =>
    [...text].every((character) => {
      const code = character.codePointAt(0);
      return characters.has(code) && spans.some(([from, to]) => from <= code && code <= to);
    });
  /** Browsers draw a letter and its marks with one file, composed or as letter and marks. */
  const isDrawn = (letter) =>
    WITHOUT_GLYPH.test(letter) ||
    ['NFC', 'NFD'].some((form) => faces.some((face) => hasAll(face, letter.normalize(form))));

  // @proves SCR-05
  it('draws every letter with its marks in our own texts and content, and of members’ names and currencies', () => {
    const files = listSources();
    expect(files.length).toBeGreaterThan(1000);
    const missing = new Map();
    const collect = (file, text) => {
      for (const letter of new Set(text.match(/\P{M}\p{M}*/gu)))
        if (!isDrawn(letter)) missing.set(letter, [...(missing.get(letter) ?? []), file]);
    };
    for (const file of files)
      for (const text of textsOf(file, readFileSync(path.join(ROOT, file), 'utf8'))) collect(file, text);
    collect('members', MEMBERS_TEXT);
    expect([...missing].map(([letter, where]) => `${letter} in ${where.slice(0, 3).join(', ')}`)).toEqual([]);
  });

  // @proves SCR-05
  it('draws the signs of every currency in prices with the file that each page loads anyway', () => {
    for (const character of '₦₵€£$0123456789.,') expect(faceOf(character.codePointAt(0))).toBe(faces[0]);
    expect(faces[0].name).toBe('@verse/ui/fonts/verse-latin.woff2');
  });

  it('has only characters in the small file’s range that the file contains', () => {
    const [{ spans, characters }] = faces;
    const all = spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    expect(all.filter((code) => !characters.has(code))).toEqual([]);
    expect([...characters].filter((code) => !all.includes(code))).toEqual([]);
  });
});
