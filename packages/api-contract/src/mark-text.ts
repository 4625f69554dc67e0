import { BLOCKER, itemSign, JOINER, readPieces } from './small-text';

export type TextMark = 'bold' | 'italic' | 'list' | 'link';

/** Replaces the text from `start` to `end`, then selects the range from `from` to `to`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
  from: number;
  to: number;
}

type Style = 'isBold' | 'isItalic';

/** Anything that is styled as a whole: a letter with its accents, an asterisk, or a link. */
interface Unit {
  source: string;
  start: number;
  end: number;
  isLink: boolean;
  isBold: boolean;
  isItalic: boolean;
}

const STYLES = { bold: 'isBold', italic: 'isItalic' } as const;
const SIGNS = { bold: '**', italic: '*' } as const;
const BEFORE = new RegExp(`(?:${BLOCKER}|\\p{M})$`, 'iu');
const AFTER = new RegExp(`^(?:${BLOCKER}|\\p{M})`, 'iu');
const ITEM = '- ';

/** Splits a text into letters with their marks, or into code points where the browser cannot. */
function splitLetters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

const isSpace = ({ source }: Unit) => source.trim() === '';

/** Splits a line, without the sign of its list item, into units. `offset` is its place in the text. */
function readUnits(line: string, offset: number): Unit[] {
  return readPieces(line)
    .flatMap(({ spans, start, end }) => {
      const [span] = spans;
      const style = { isBold: Boolean(span?.isBold), isItalic: Boolean(span?.isItalic) };
      const source = line.slice(start, end);
      const isLink = spans.length !== 1 || span?.href !== undefined || span?.text !== source;
      if (isLink)
        return [{ ...style, source: span?.text === '*' ? '*' : source, start, end, isLink: span?.text !== '*' }];
      let at = start;
      return splitLetters(source).map((letter) => {
        const begin = at;
        at += letter.length;
        return { ...style, source: letter, start: begin, end: at, isLink: false };
      });
    })
    .map((unit) => ({ ...unit, start: unit.start + offset, end: unit.end + offset }));
}

/** Spaces have the styles that the words on both sides have. */
function styleSpaces(units: readonly Unit[]): Unit[] {
  const beside = (index: number, step: -1 | 1): Unit | undefined => {
    let at = index + step;
    while (units[at] && isSpace(units[at]!)) at += step;
    return units[at];
  };
  return units.map((unit, index) => {
    if (!isSpace(unit)) return unit;
    const before = beside(index, -1);
    const after = beside(index, 1);
    const both = (style: Style) => Boolean(before?.[style] && after?.[style]);
    return { ...unit, isBold: both('isBold'), isItalic: both('isItalic') };
  });
}

/** A URL that readers see stays as it was written. */
const escapeLink = (source: string) => (source.startsWith('[') ? source.replaceAll('*', '%2A') : source);

/** Collects a line. Between a sign and a letter outside it is a joiner. */
class LineWriter {
  text = '';
  /** The beginning and end of each unit. */
  readonly places: [number, number][] = [];
  #closes = false;
  readonly #isEscaped: boolean;
  constructor(isEscaped: boolean) {
    this.#isEscaped = isEscaped;
  }

  open(sign: string) {
    if (this.#closes || BEFORE.test(this.text)) this.text += JOINER;
    this.text += sign;
    this.#closes = false;
  }

  close(sign: string) {
    if (this.#closes) this.text += JOINER;
    this.text += sign;
    this.#closes = true;
  }

  put({ source, isLink }: Unit) {
    const escaped = isLink ? escapeLink(source) : source.replace('*', `${JOINER}*${JOINER}`);
    const written = this.#isEscaped ? escaped : source;
    if (this.#closes && AFTER.test(written)) this.text += JOINER;
    this.#closes = false;
    const begin = this.text.length;
    this.text += written;
    this.places.push([begin, this.text.length]);
  }
}

function toRuns(units: readonly Unit[], style: Style): Unit[][] {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last && last[0]![style] === unit[style]) last.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

function write(units: readonly Unit[], isEscaped: boolean): LineWriter {
  const line = new LineWriter(isEscaped);
  const wrap = (sign: string, inner: () => void) => {
    if (sign) line.open(sign);
    inner();
    if (sign) line.close(sign);
  };
  for (const run of toRuns(units, 'isBold')) {
    const { isBold } = run[0]!;
    const isBoth = isBold && run.every(({ isItalic }) => isItalic);
    const bold = isBold ? SIGNS.bold : '';
    wrap(isBoth ? SIGNS.bold + SIGNS.italic : bold, () => {
      for (const part of toRuns(run, 'isItalic'))
        wrap(!isBoth && part[0]!.isItalic ? SIGNS.italic : '', () => part.forEach((unit) => line.put(unit)));
    });
  }
  return line;
}

/** What readers see of a line. */
const toLook = (units: readonly Unit[]) =>
  units
    .filter((unit) => !isSpace(unit))
    .map(({ source, isBold, isItalic }) => `${source.replaceAll('*', '%2A')} ${isBold} ${isItalic}`)
    .join('\n');

/** Writes a line that is read as the given units. Returns undefined if that is impossible. */
function writeLine(units: readonly Unit[]): LineWriter | undefined {
  const styled = styleSpaces(units);
  const look = toLook(styled);
  return [false, true]
    .map((isEscaped) => write(styled, isEscaped))
    .find(({ text }) => toLook(readUnits(text, 0)) === look);
}

interface Line {
  /** What precedes the words: the sign of a list item. */
  sign: string;
  units: Unit[];
}

const isChosen = (unit: Unit, start: number, end: number) => !isSpace(unit) && unit.start < end && unit.end > start;

/** Turns the style of the selected letters on, or off if all of them have it. */
function markStyle(value: string, start: number, end: number, style: Style): TextEdit | undefined {
  const begin = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const finish = next === -1 ? value.length : next;
  let at = begin;
  const lines = value
    .slice(begin, finish)
    .split('\n')
    .map((text): Line => {
      const sign = itemSign(text);
      const units = readUnits(text.slice(sign.length), at + sign.length);
      at += text.length + 1;
      return { sign, units };
    });
  const chosen = lines.flatMap(({ units }) => units).filter((unit) => isChosen(unit, start, end));
  if (chosen.length === 0) return undefined;
  const isOn = !chosen.every((unit) => unit[style]);
  const edit: TextEdit = { start: begin, end: finish, text: '', from: -1, to: -1 };
  for (const [index, { sign, units }] of lines.entries()) {
    const written = writeLine(units.map((unit) => (isChosen(unit, start, end) ? { ...unit, [style]: isOn } : unit)));
    if (!written) return undefined;
    edit.text += (index === 0 ? '' : '\n') + sign;
    const offset = begin + edit.text.length;
    for (const [place, unit] of units.entries()) {
      if (!isChosen(unit, start, end)) continue;
      const [from, to] = written.places[place]!;
      if (edit.from === -1) edit.from = offset + from;
      edit.to = offset + to;
    }
    edit.text += written.text;
  }
  return edit;
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const WORD_AFTER = /^[\p{L}\p{N}\p{M}]*/u;

/** Returns where the word at the end of the text begins. */
function startOfWord(text: string): number {
  let start = text.length;
  for (const character of [...text].reverse()) {
    if (!WORD_CHARACTER.test(character)) break;
    start -= character.length;
  }
  return start;
}

/** Inserts signs at the caret, or removes them again. Inside a word, the word is marked. */
function markCaret(value: string, caret: number, mark: 'bold' | 'italic'): TextEdit {
  const sign = SIGNS[mark];
  const before = value.slice(0, caret);
  const after = value.slice(caret);
  const isOpen = before.endsWith(sign) && after.startsWith(sign) && (mark === 'bold' || !before.endsWith('**'));
  if (isOpen) {
    const start = caret - sign.length;
    return { start, end: caret + sign.length, text: '', from: start, to: start };
  }
  const start = startOfWord(before);
  const end = caret + WORD_AFTER.exec(after)![0].length;
  const word = start < caret && end > caret ? markStyle(value, start, end, STYLES[mark]) : undefined;
  if (word) return word;
  const head = BEFORE.test(before) ? JOINER + sign : sign;
  const tail = AFTER.test(after) ? sign + JOINER : sign;
  return { start: caret, end: caret, text: head + tail, from: caret + head.length, to: caret + head.length };
}

/** Turns whole lines into list items, or list items back into lines. Blank lines between others stay blank. */
function markList(value: string, start: number, end: number): TextEdit {
  const begin = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const finish = next === -1 ? value.length : next;
  const lines = value.slice(begin, finish).split('\n');
  const isItem = (line: string) => line.trim() !== '' || lines.length === 1;
  const isList = lines.filter(isItem).every((line) => line.startsWith(ITEM));
  const text = lines.map((line) => (isItem(line) ? (isList ? line.slice(ITEM.length) : ITEM + line) : line)).join('\n');
  const last = begin + text.length;
  return { start: begin, end: finish, text, from: start === end ? last : begin, to: last };
}

/** Returns the words as a label: on one line, with brackets only in pairs. */
function toLabel(words: string): string {
  const lines = words.split('\n').map((line) => line.trim());
  const line = lines.filter((one) => one !== '').join(' ');
  return /^(?:[^[\]]|\[[^[\]]*\])*$/.test(line) ? line : line.replace(/[[\]]/g, '');
}

/** Inserts a link and selects the part that is missing, either its label or its URL. */
function markLink(value: string, start: number, end: number): TextEdit {
  const words = toLabel(value.slice(start, end));
  if (/^https?:\/\/\S+$/i.test(words)) return { start, end, text: `[](${words})`, from: start + 1, to: start + 1 };
  const address = 'https://';
  const from = start + words.length + 3;
  const text = `[${words}](${address})`;
  return words === ''
    ? { start, end, text, from: start + 1, to: start + 1 }
    : { start, end, text, from, to: from + address.length };
}

/**
 * Returns the edit that a toolbar button makes to the selected text of a short text. Bold and italic are written so
 * that exactly the selected letters have the style, and no sign is seen.
 */
export function markText(value: string, start: number, end: number, mark: TextMark): TextEdit {
  if (mark === 'list') return markList(value, start, end);
  if (mark === 'link') return markLink(value, start, end);
  if (value.slice(start, end).trim() === '') return markCaret(value, end, mark);
  return (
    markStyle(value, start, end, STYLES[mark]) ?? { start, end, text: value.slice(start, end), from: start, to: end }
  );
}
