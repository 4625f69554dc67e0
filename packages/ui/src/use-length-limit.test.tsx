import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { CompletionField, FormattedTextField, NumberField, PasswordField, TextAreaField, TextField } from './index';

interface LimitedProps {
  label: string;
  maxLength: number;
  name: string;
}

/** Every field for typed text. */
const FIELDS: Record<string, ComponentType<LimitedProps>> = {
  TextField,
  TextAreaField,
  PasswordField,
  NumberField: (props) => <NumberField {...props} echo={() => undefined} />,
  FormattedTextField: (props) => (
    <FormattedTextField {...props} markText={(_, start, end) => ({ start, end, text: '', from: start, to: end })} />
  ),
  CompletionField: function Completed(props) {
    const [value, setValue] = useState('');
    const nothing = { findMark: () => undefined, onMark: () => {}, completion: undefined };
    return <CompletionField {...props} {...nothing} value={value} onText={setValue} />;
  },
};

describe.each(Object.entries(FIELDS))('%s with a limit', (_, LimitedField) => {
  // @proves EDT-02
  it('keeps a longer text that is pasted, says so, and does not send it', async () => {
    const user = userEvent.setup();
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <LimitedField label="Letter" name="letter" maxLength={10} />
        <button type="submit">Send</button>
      </form>,
    );
    const field = screen.getByLabelText<HTMLTextAreaElement>('Letter');
    await user.click(field);
    await user.paste('Dear readers, this is long.');
    expect(field.value).toBe('Dear readers, this is long.');
    expect(screen.getByRole('alert').textContent).toBe('Shorten this to 10 characters.');
    screen.getByText('27 of 10 characters');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect([handleSubmit.mock.calls.length, document.activeElement]).toEqual([0, field]);
    fireEvent.change(field, { target: { value: 'Dear you' } });
    fireEvent.input(field);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });
});
