import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type Toast, Toasts } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const region = () => screen.getByRole('region', { name: 'Notices' });
const show = (...toasts: Toast[]) => {
  const onDismiss = jest.fn();
  render(<Toasts toasts={toasts} onDismiss={onDismiss} />);
  return onDismiss;
};
const copied: Toast = { id: 'a', tone: 'success', text: 'Link copied to clipboard' };
const failed: Toast = { id: 'b', tone: 'error', text: 'The cart could not be saved.' };

describe('toasts', () => {
  it('wait in a live region that is there before the first of them', () => {
    show();
    expect(region().getAttribute('aria-live')).toBe('polite');
  });

  it('go by themselves, errors do not', () => {
    const onDismiss = show(copied, failed);
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss.mock.calls).toEqual([['a']]);
  });

  it('stay while the pointer is on them', () => {
    const onDismiss = show(copied);
    fireEvent.pointerEnter(screen.getByText(copied.text));
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText(copied.text));
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('may offer something, for longer, and go when it is taken', () => {
    const undo = jest.fn();
    const onDismiss = show({ ...copied, action: { label: 'Undo', run: undo } });
    act(() => jest.advanceTimersByTime(9_900));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onDismiss.mock.calls).toEqual([['a']]);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('interrupt for an error, which can be dismissed', () => {
    const onDismiss = show(failed);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('b');
  });
});
