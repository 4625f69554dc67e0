import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Field } from '@verse/contract/fields';
import { restoreFormState } from './restore-form-state';

/** Creates fields as the visitor left them, in the same order as in the form below. */
function leave(values: string[], isChecked: boolean): Field[] {
  const page = document.createElement('form');
  page.innerHTML =
    '<input name="name"><input name="email" type="email"><textarea name="message"></textarea>' +
    '<select name="topic"><option>a</option><option>b</option></select><input name="agree" type="checkbox">' +
    '<input name="token" type="hidden" value="old">';
  const fields = [...page.querySelectorAll<Field>('input, textarea, select')];
  values.forEach((value, index) => Object.assign(fields[index] ?? {}, { value }));
  Object.assign(fields[4] ?? {}, { checked: isChecked });
  return fields;
}

/** The form on the replacement page, with controlled or uncontrolled fields. */
function Form({ isControlled }: { isControlled: boolean }) {
  const [values, setValues] = useState<Record<string, string>>({ topic: 'a', name: '', email: '', message: '' });
  const [isAgreed, setIsAgreed] = useState(false);
  const field = (name: string) => ({
    name,
    'aria-label': name,
    ...(isControlled
      ? {
          value: values[name],
          onChange: ({ target }: { target: Field }) => setValues((before) => ({ ...before, [name]: target.value })),
        }
      : {}),
  });
  return (
    <form>
      <input {...field('name')} />
      <input type="email" {...field('email')} />
      <textarea {...field('message')} />
      <select {...field('topic')}>
        <option>a</option>
        <option>b</option>
      </select>
      <input
        type="checkbox"
        name="agree"
        aria-label="agree"
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.target.checked)}
      />
      <input type="hidden" name="token" value="new" />
      <output>{JSON.stringify({ ...values, isAgreed })}</output>
    </form>
  );
}

const TYPED = ['Ada', 'ada@verse.example', 'Two\nlines', 'b'];
const fieldsNow = () => [...document.querySelectorAll<Field>('form :is(input, textarea, select)')];
const valueOf = (name: string) => screen.getByLabelText<Field>(name).value;

it.each([true, false])('fields have what was typed, and React knows it (values in React: %s)', async (isControlled) => {
  render(<Form isControlled={isControlled} />);
  act(() => restoreFormState(leave(TYPED, true), fieldsNow, 1000));
  expect(['name', 'email', 'message', 'topic'].map(valueOf)).toEqual(TYPED);
  expect(await screen.findByText(/"isAgreed":true/)).toBeTruthy();
  if (isControlled)
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
      name: TYPED[0],
      email: TYPED[1],
      message: TYPED[2],
      topic: TYPED[3],
      isAgreed: true,
    });
  expect(document.querySelector<HTMLInputElement>('[name=token]')?.value).toBe('new');
});

it('fields that appear later are restored as well', async () => {
  restoreFormState(leave(['Ada'], false), fieldsNow, 1000);
  render(<Form isControlled />);
  expect(await screen.findByDisplayValue('Ada')).toBeTruthy();
  expect(await screen.findByText(/"name":"Ada"/)).toBeTruthy();
});
