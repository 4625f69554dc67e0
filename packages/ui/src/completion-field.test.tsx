import { act, render, screen } from '@testing-library/react';
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
        return found ? { sign: '#', typed: found[1]!, start: found.index, end: caret } : undefined;
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
