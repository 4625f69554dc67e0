export type TextMark = 'bold' | 'italic' | 'list' | 'link';

/** Replaces the text from `start` to `end`, then selects the range from `from` to `to`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
  from: number;
  to: number;
}

/** Edits the field as typing would, so that the browser can undo the edit and forms receive an event. */
export function applyEdit(field: HTMLTextAreaElement, { start, end, text, from, to }: TextEdit): void {
  field.focus();
  field.setSelectionRange(start, end);
  const document = field.ownerDocument as Document & { execCommand?: Document['execCommand'] };
  if (!document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  field.setSelectionRange(from, to);
}
