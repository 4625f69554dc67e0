import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormattedTextField } from './formatted-text-field';
import type { TextEdit } from './text-edit';

const SIGNS = { bold: '**', italic: '*', list: '- ', link: '[' };

const markText = (value: string, start: number, end: number, mark: keyof typeof SIGNS): TextEdit => {
  const { [mark]: sign } = SIGNS;
  const text = sign + value.slice(start, end) + sign;
  return { start, end, text, from: start + sign.length, to: end + sign.length };
};

function Form() {
  const [text, setText] = useState('three lanterns');
  return (
    <>
      <FormattedTextField
        label="Scope"
        markText={markText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
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
