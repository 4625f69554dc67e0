import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { useAction } from './use-action';

let loads = 0;

function Page() {
  const { run, isBusy, failure } = useAction(
    (api, amount: number) => api<string>('/api/payments', { method: 'POST', body: { amount } }),
    { success: 'Payment booked.' },
  );
  return (
    <>
      <p>{`Loaded ${useLoaderData<number>()} times`}</p>
      <p>{failure?.fields.amount}</p>
      <button aria-busy={isBusy} onClick={() => run(12)}>
        Book
      </button>
    </>
  );
}

function open(client: ApiClient) {
  const shell = createFakeShell();
  loads = 0;
  const routes = [{ path: 'order', loader: () => (loads += 1), Component: Page }];
  render(<FakeShellApp routes={routes} base="/store" at="/store/order" client={client} shell={shell} />);
  return { shell, user: userEvent.setup() };
}

const problem = { type: '', title: '', status: 409, code: 'conflict', message: 'The order has changed.' };

describe('an action', () => {
  it('runs once for two presses, shows its toast, and loads the page again', async () => {
    const calls: (() => void)[] = [];
    const { shell, user } = open(() => new Promise((resolve) => calls.push(() => resolve('' as never))));
    await user.dblClick(await screen.findByRole('button'));
    expect(calls).toHaveLength(1);
    await act(async () => calls[0]!());
    await screen.findByText('Loaded 2 times');
    expect(shell.notices).toEqual([{ tone: 'success', text: 'Payment booked.' }]);
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
  });

  it('shows a failure as a toast, or leaves it to the fields, and loads the page again', async () => {
    let error = new ApiError(409, problem);
    const { shell, user } = open(() => Promise.reject(error));
    await user.click(await screen.findByRole('button'));
    await screen.findByText('Loaded 2 times');
    expect(shell.notices).toEqual([{ tone: 'error', text: 'The order has changed.' }]);
    error = new ApiError(422, { ...problem, fields: { amount: 'Please enter an amount.' } });
    await user.click(screen.getByRole('button'));
    await screen.findByText('Please enter an amount.');
    expect(shell.notices).toHaveLength(1);
  });

  it('leaves the page as it is if the server cannot be reached', async () => {
    const { shell, user } = open(() => Promise.reject(new ApiError(0, undefined)));
    await user.click(await screen.findByRole('button'));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
    screen.getByText('Loaded 1 times');
  });

  it('reports a defect of its call', async () => {
    const { shell, user } = open(() => {
      throw new TypeError('a defect');
    });
    await user.click(await screen.findByRole('button'));
    await screen.findByText('Loaded 2 times');
    expect(shell.notices).toEqual([{ tone: 'error', text: 'That didn’t work. Please try again.' }]);
    expect(shell.reports).toMatchObject([{ during: 'sending a change' }]);
  });
});
