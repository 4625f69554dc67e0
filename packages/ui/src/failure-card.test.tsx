import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureCard } from './index';

describe('a failure', () => {
  it('is announced with its text and can be tried again', async () => {
    const retry = jest.fn();
    render(<FailureCard title="The store is not available right now." onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toBe('The store is not available right now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offers no retry where there is nothing to try', () => {
    render(<FailureCard title="Post not found" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
