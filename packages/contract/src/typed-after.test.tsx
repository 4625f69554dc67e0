import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptText } from '@verse/contract/kept-text';
import { ShellProvider } from '@verse/contract/react';
import { createFakeShell } from './testing';
import { typedAfter } from './typed-after';

// @proves EDT-06
it.each([
  ['Hello', 'Hello', ''],
  ['Hello and more', 'Hello', 'and more'],
  ['Hello\n\nSecond', 'Hello', 'Second'],
  ['Hullo', 'Hello', 'Hullo'],
  ['', 'Hello', ''],
  ['Hello', '', 'Hello'],
])('of %j, after %j was sent, the field keeps %j', (now, sent, left) => expect(typedAfter(now, sent)).toBe(left));

let answer: () => void;

function Form() {
  const { form, forget } = useKeptText('note');
  const [text, setText] = useState('');
  const [isMore, setMore] = useState(false);
  const send = () =>
    void new Promise<void>((resolve) => {
      answer = resolve;
    }).then(() => {
      forget();
      setText((now) => typedAfter(now, text));
    });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea name="text" aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" name="more" aria-label="More" checked={isMore} onChange={() => setMore(!isMore)} />
      {isMore ? <textarea name="reason" aria-label="Reason" /> : null}
      <button type="submit">Send</button>
    </form>
  );
}

async function open() {
  cleanup();
  await act(async () => {
    render(
      <ShellProvider shell={createFakeShell()}>
        <Form />
      </ShellProvider>,
    );
  });
}
const field = (name = 'Text') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (value: string, name?: string) =>
  act(async () => {
    fireEvent(field(name), new InputEvent('beforeinput', { bubbles: true }));
    fireEvent.input(field(name), { target: { value } });
  });
const press = () => act(async () => fireEvent.submit(field().form!));
const settle = () => act(async () => answer());

describe('a kept text', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  // @proves EDT-06
  it('keeps what was typed while the first text was being sent, in the field and on the device', async () => {
    await open();
    await type('First');
    await press();
    await type('First and second');
    await settle();
    expect(field().value).toBe('and second');
    await open();
    expect(field().value).toBe('and second');
  });

  // @proves EDT-06
  it('starts again after it was sent, in a form that stays', async () => {
    await open();
    await type('First');
    await press();
    await settle();
    await type('Second');
    await open();
    expect(field().value).toBe('Second');
  });

  // @proves EDT-06
  it('is entered in fields that appear later', async () => {
    await open();
    await act(async () => fireEvent.click(screen.getByRole('checkbox')));
    await type('Because', 'Reason');
    await open();
    expect(field('Reason').value).toBe('Because');
  });
});
