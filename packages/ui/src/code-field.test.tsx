import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button, CodeField } from './index';

function open({ isBusy = false } = {}) {
  const sent: string[] = [];
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sent.push(String(new FormData(event.currentTarget).get('code')));
  }
  const form = (error?: string) => (
    <form onSubmit={handleSubmit}>
      <CodeField label="Code" name="code" error={error} />
      <Button type="submit" isBusy={isBusy}>
        Continue
      </Button>
    </form>
  );
  const { rerender } = render(form());
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  return { sent, field, user: userEvent.setup(), refuse: () => rerender(form('This code is incorrect.')) };
}

// @proves GAP-065
describe('a code field', () => {
  it('sends its form with the sixth digit, and not again when the same code is written once more', async () => {
    const { sent, field, user } = open();
    await user.type(field, '12345');
    expect(sent).toEqual([]);
    await user.type(field, '6');
    expect(sent).toEqual(['123456']);
    await user.type(field, '{Backspace}6');
    expect(sent).toEqual(['123456']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(sent).toEqual(['123456', '123456']);
    await user.type(field, '{Backspace}7');
    expect(sent.slice(2)).toEqual(['123457']);
  });

  it.each([
    ['123456', true],
    ['123 456', true],
    ['12345', false],
    ['1234567', false],
    ['12345-aBcDe', false],
  ])('filled with "%s" at once sends its form: %s', async (text, isSent) => {
    const pasted = open();
    await pasted.user.click(pasted.field);
    await pasted.user.paste(text);
    expect(pasted.sent).toEqual(isSent ? [text] : []);
  });

  it.each([
    [false, ['123456']],
    [true, []],
  ])('takes what the browser fills in, but nothing while its form is being sent: %s', (isBusy, expected) => {
    const { sent, field } = open({ isBusy });
    fireEvent.change(field, { target: { value: '123456' } });
    expect(sent).toEqual(expected);
  });

  it('has its text selected after a refusal: the next code takes its place', async () => {
    const { sent, field, user, refuse } = open();
    await user.type(field, '000000');
    refuse();
    expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 6]);
    await user.keyboard('654321');
    expect(sent).toEqual(['000000', '654321']);
  });
});
