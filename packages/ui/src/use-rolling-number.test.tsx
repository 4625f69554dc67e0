import { act, render, screen } from '@testing-library/react';
import { useRollingNumber } from './use-rolling-number';

const Sum = ({ value }: { value: number }) => <p>{useRollingNumber(value)}</p>;
const shown = () => Number(screen.getByRole('paragraph').textContent);

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }));
afterEach(() => jest.useRealTimers());

it('shows the value at first, and rolls up to a higher one', () => {
  const { rerender } = render(<Sum value={500} />);
  expect(shown()).toBe(500);
  rerender(<Sum value={2000} />);
  act(() => jest.advanceTimersByTime(200));
  expect(shown()).toBeGreaterThan(500);
  expect(shown()).toBeLessThan(2000);
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe(2000);
});

it('jumps to a lower value, and for visitors who prefer reduced motion', () => {
  const { rerender } = render(<Sum value={2000} />);
  rerender(<Sum value={500} />);
  expect(shown()).toBe(500);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  rerender(<Sum value={900} />);
  expect(shown()).toBe(900);
});
