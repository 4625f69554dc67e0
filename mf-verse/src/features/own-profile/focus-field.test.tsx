import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Focus, FocusField } from './focus-field';

function Example({ saved = null }: { saved?: Focus | null }) {
  const [focus, setFocus] = useState(saved);
  return <FocusField name="kept-focus 0" which="1" picture="/a.jpg" focus={focus} onChange={setFocus} />;
}

const value = () => document.querySelector<HTMLInputElement>('input[name="kept-focus 0"]')!.value;
const area = () => screen.getByRole('button', { name: 'Set the focal point of picture 1', hidden: true });

// @proves CHO-07
it('a focal point is set with the arrow keys, announced, kept on the picture, and removed', async () => {
  render(<Example />);
  await userEvent.click(screen.getByText('Focal point of picture 1'));
  expect(value()).toBe('');
  area().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowUp}');
  expect(value()).toBe('60 10');
  expect(screen.getByRole('status').textContent).toBe('60% from the left, 10% from the top');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe('60 0');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the focal point' }));
  expect(value()).toBe('');
});

// @proves CHO-07
it('a click sets the focal point where it was, in steps of a tenth', () => {
  render(<Example saved={{ x: 0, y: 100 }} />);
  expect(value()).toBe('0 100');
  area().getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 400 }) as DOMRect;
  fireEvent.click(area(), { clientX: 163, clientY: 251, detail: 1 });
  expect(value()).toBe('30 50');
});
