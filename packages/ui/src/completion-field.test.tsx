import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CompletionField } from './completion-field';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MARK = /#(\w+)$/;
const KNOWN = ['#signs', '#signage', '#silver'];

function Form({ onMark }: { onMark: (mark: string | null) => void }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <CompletionField
      label="Tags"
      value={text}
      onText={setText}
      findMark={(value, caret) => {
        const found = MARK.exec(value.slice(0, caret));
        if (!found) return undefined;
        const end = caret + /^\w*/.exec(value.slice(caret))![0].length;
        return { sign: '#', typed: found[1]!, start: found.index, end };
      }}
      onMark={(mark) => {
        setAsked(mark);
        onMark(mark);
      }}
      completion={
        asked === null
          ? undefined
          : { asked, suggestions: KNOWN.filter((mark) => mark.startsWith(asked)).map((mark) => ({ mark, note: '' })) }
      }
    />
  );
}

it('suggests once typing pauses, and completes the mark by keyboard', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const onMark = jest.fn();
  render(<Form onMark={onMark} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tags' });
  await user.type(field, '#si');
  expect(screen.queryByRole('listbox')).toBeNull();
  act(() => jest.advanceTimersByTime(300));
  expect(onMark.mock.calls.flat()).toEqual([null, '#si']);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(KNOWN);
  expect(screen.getByRole('status').textContent).toBe('3 suggestions. Choose with the arrow keys and Enter.');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([field.value, document.activeElement]).toEqual(['#silver ', field]);
  act(() => jest.advanceTimersByTime(300));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onMark).toHaveBeenLastCalledWith(null);
});

it('closes the suggestions with Escape, and leaves the text as typed', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Form onMark={() => {}} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tags' });
  await user.type(field, '#sig');
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), field.value]).toEqual([null, '#sig']);
});

it('replaces the whole word when the caret is inside it', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Form onMark={() => {}} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tags' });
  await user.type(field, '#sigxd and more');
  await user.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  act(() => jest.advanceTimersByTime(300));
  await user.keyboard('{Enter}');
  expect([field.value, field.selectionStart]).toEqual(['#signs and more', 7]);
});

it('leaves Enter to an input method', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<Form onMark={() => {}} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tags' });
  await user.type(field, '#sig');
  act(() => jest.advanceTimersByTime(300));
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  // Safari ends the composition before the key.
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(field.value).toBe('#sig');
});
