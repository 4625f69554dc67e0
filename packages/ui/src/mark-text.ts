export type TextMark = 'bold' | 'italic' | 'list' | 'link';

/** Replaces the text from `start` to `end`, then selects the range from `from` to `to`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
  from: number;
  to: number;
}

const SIGNS = { bold: '**', italic: '*' } as const;
const ITEM = '- ';

/** Adds asterisks around the selected words, excluding spaces at the edges, or removes existing asterisks. */
function markStyle(value: string, start: number, end: number, sign: string): TextEdit {
  const chosen = value.slice(start, end);
  const words = chosen.trim();
  const begin = start + chosen.length - chosen.trimStart().length;
  const finish = begin + words.length;
  const before = value.slice(0, begin);
  const after = value.slice(finish);
  const isMarked = before.endsWith(sign) && after.startsWith(sign) && (sign === '**' || !before.endsWith('**'));
  if (words !== '' && isMarked)
    return {
      start: begin - sign.length,
      end: finish + sign.length,
      text: words,
      from: begin - sign.length,
      to: finish - sign.length,
    };
  return {
    start: begin,
    end: finish,
    text: sign + words + sign,
    from: begin + sign.length,
    to: finish + sign.length,
  };
}

/** Turns whole lines into list items, or list items back into lines. */
function markList(value: string, start: number, end: number): TextEdit {
  const begin = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const finish = next === -1 ? value.length : next;
  const lines = value.slice(begin, finish).split('\n');
  const isList = lines.every((line) => line.startsWith(ITEM));
  const text = lines.map((line) => (isList ? line.slice(ITEM.length) : ITEM + line)).join('\n');
  const last = begin + text.length;
  return { start: begin, end: finish, text, from: start === end ? last : begin, to: last };
}

/** Inserts a link and selects the part that is missing, either its label or its URL. */
function markLink(value: string, start: number, end: number): TextEdit {
  const words = value.slice(start, end).trim();
  if (/^https?:\/\/\S+$/i.test(words)) return { start, end, text: `[](${words})`, from: start + 1, to: start + 1 };
  const address = 'https://';
  const from = start + words.length + 3;
  const text = `[${words}](${address})`;
  return words === ''
    ? { start, end, text, from: start + 1, to: start + 1 }
    : { start, end, text, from, to: from + address.length };
}

/** Returns the edit that a toolbar button makes to the selected text. */
export function markText(value: string, start: number, end: number, mark: TextMark): TextEdit {
  if (mark === 'list') return markList(value, start, end);
  return mark === 'link' ? markLink(value, start, end) : markStyle(value, start, end, SIGNS[mark]);
}

/** Edits the field as typing would, so that the browser can undo the edit and forms receive an event. */
export function applyEdit(field: HTMLTextAreaElement, { start, end, text, from, to }: TextEdit): void {
  field.focus();
  field.setSelectionRange(start, end);
  const document = field.ownerDocument as Document & { execCommand?: Document['execCommand'] };
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  field.setSelectionRange(from, to);
}
