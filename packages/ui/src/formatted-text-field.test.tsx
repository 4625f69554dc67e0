import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormattedTextField } from './formatted-text-field';
import { markText } from './mark-text';

/** Applies a mark to the part of `shown` between the two `|`. Returns the result, with `|` around the new selection. */
function marked(shown: string, mark: Parameters<typeof markText>[3]): string {
  const [before = '', chosen = '', after = ''] = shown.split('|');
  const value = before + chosen + after;
  const { start, end, text, from, to } = markText(value, before.length, before.length + chosen.length, mark);
  const edited = value.slice(0, start) + text + value.slice(end);
  return `${edited.slice(0, from)}|${edited.slice(from, to)}|${edited.slice(to)}`;
}

describe('the marks of a text', () => {
  // @proves COM-17
  it.each([
    ['bold', 'a |word| b', 'a **|word|** b'],
    ['bold', 'a | word |b', 'a  **|word|** b'],
    ['bold', 'a **|word|** b', 'a |word| b'],
    ['bold', 'a || b', 'a **||** b'],
    ['italic', 'a |word|', 'a *|word|*'],
    ['italic', '*|word|*', '|word|'],
    ['italic', '**|word|**', '***|word|***'],
    ['list', 'a\nb|c\nd|e\nf', 'a\n|- bc\n- de|\nf'],
    ['list', '|- a\n- b|', '|a\nb|'],
    ['list', '||', '- ||'],
    ['link', 'a |word|', 'a [word](|https://|)'],
    ['link', '|https://a.example|', '[||](https://a.example)'],
    ['link', '||', '[||](https://)'],
  ] as const)('%s turns %j into %j', (mark, before, after) => {
    expect(marked(before, mark)).toBe(after);
  });
});

function Form() {
  const [text, setText] = useState('three lanterns');
  return (
    <>
      <FormattedTextField label="Scope" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </>
  );
}

describe('a field with a toolbar', () => {
  it('marks the selection by its buttons and shortcuts, and tells the form', async () => {
    const user = userEvent.setup();
    render(<Form />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Scope' });
    field.setSelectionRange(0, 5);
    await user.click(screen.getByRole('button', { name: 'Bold' }));
    expect(screen.getByRole('status').textContent).toBe('**three** lanterns');
    expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 2, 7]);
    field.setSelectionRange(10, 18);
    fireEvent.keyDown(field, { key: 'i', ctrlKey: true });
    expect(screen.getByRole('status').textContent).toBe('**three** *lanterns*');
  });

  it('leaves other keys alone', () => {
    render(<Form />);
    const field = screen.getByRole('textbox', { name: 'Scope' });
    expect(fireEvent.keyDown(field, { key: 'b' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'b', ctrlKey: true, altKey: true })).toBe(true);
  });
});
