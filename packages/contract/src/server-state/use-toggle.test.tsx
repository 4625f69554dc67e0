import { act as settled, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { useToggle } from './use-toggle';

interface LikeAnswer {
  on: boolean;
  count: number;
}

function Page() {
  const { button, ...like } = useToggle({
    isOn: false,
    send: (api, on) => api<LikeAnswer>('/api/posts/1/like', { method: on ? 'PUT' : 'DELETE' }),
    failed: 'We couldn’t save your like',
    success: (on) => (on ? undefined : 'Not liked any more.'),
  });
  return (
    <>
      <button ref={button} aria-pressed={like.isOn} onClick={() => like.set(!like.isOn)}>
        {`Like ${(like.answer?.count ?? 5) + like.uncounted}`}
      </button>
      <Link to="/verse/elsewhere">Elsewhere</Link>
    </>
  );
}

/** Returns an API whose responses the test releases one by one. */
function slowApi() {
  const calls: string[] = [];
  const open: { answer: () => void; fail: (error: Error) => void }[] = [];
  let most = 0;
  const client: ApiClient = (_path, { method = 'GET' } = {}) =>
    new Promise((resolve, reject) => {
      calls.push(method);
      const close = (run: () => void) => () => {
        open.splice(open.indexOf(call), 1);
        run();
      };
      const on = method === 'PUT';
      const call = {
        answer: close(() => resolve({ on, count: on ? 9 : 8 } as never)),
        fail: (error: Error) => close(() => reject(error))(),
      };
      open.push(call);
      most = Math.max(most, open.length);
    });
  return { client, calls, open, mostAtOnce: () => most };
}

function open(client: ApiClient) {
  const shell = createFakeShell();
  const routes = [
    { path: 'list', Component: Page },
    { path: 'elsewhere', element: 'Elsewhere it is.' },
  ];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/list" client={client} shell={shell} />);
  return { shell, user: userEvent.setup() };
}
const like = () => screen.getByRole('button', { name: /Like/ });
const face = () => [like().textContent, like().getAttribute('aria-pressed')];
const answered = async (api: ReturnType<typeof slowApi>) => {
  await waitFor(() => expect(api.open).toHaveLength(1));
  await settled(async () => api.open[0]!.answer());
};
const refusal = new ApiError(409, {
  type: '',
  title: '',
  status: 409,
  code: 'conflict',
  message: 'this post was removed.',
});

describe('a toggle', () => {
  // @proves GAP-052
  it('shows the new state at once, then the count of the server', async () => {
    const api = slowApi();
    const { user, shell } = open(api.client);
    await user.click(await screen.findByRole('button'));
    expect(face()).toEqual(['Like 6', 'true']);
    await answered(api);
    expect(face()).toEqual(['Like 9', 'true']);
    expect(shell.notices).toEqual([]);
  });

  // @proves GAP-052
  it('sends one call at a time for seven fast presses, and the last choice wins', async () => {
    const api = slowApi();
    const { user } = open(api.client);
    await screen.findByRole('button');
    for (let press = 0; press < 6; press += 1) await user.click(like());
    expect(face()).toEqual(['Like 5', 'false']);
    await answered(api);
    await answered(api);
    expect(face()).toEqual(['Like 8', 'false']);
    expect(api.calls).toEqual(['PUT', 'DELETE']);
    await user.click(like());
    await answered(api);
    expect(face()).toEqual(['Like 9', 'true']);
    expect(api.mostAtOnce()).toBe(1);
  });

  it('takes a rejected change back with a message', async () => {
    const api = slowApi();
    const { user, shell } = open(api.client);
    await user.click(await screen.findByRole('button'));
    await settled(async () => api.open[0]!.fail(refusal));
    await waitFor(() => expect(face()).toEqual(['Like 5', 'false']));
    expect(shell.notices).toEqual([{ tone: 'error', text: 'We couldn’t save your like: this post was removed.' }]);
  });

  it('retries an unreachable server when the browser is online again', async () => {
    const api = slowApi();
    const { user, shell } = open(api.client);
    await user.click(await screen.findByRole('button'));
    await settled(async () => api.open[0]!.fail(new ApiError(0, undefined)));
    await waitFor(() =>
      expect(shell.notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^Not saved yet/)]),
    );
    expect(face()).toEqual(['Like 6', 'true']);
    window.dispatchEvent(new Event('online'));
    await answered(api);
    expect(face()).toEqual(['Like 9', 'true']);
  });

  it('can be undone from its toast, on another page too', async () => {
    const api = slowApi();
    const { user, shell } = open(api.client);
    await user.click(await screen.findByRole('button'));
    await answered(api);
    await user.click(like());
    await answered(api);
    const undo = shell.notices.at(-1)?.action;
    expect([shell.notices.at(-1)?.text, undo?.label]).toEqual(['Not liked any more.', 'Undo']);
    like().blur();
    await settled(async () => undo?.run());
    expect(document.activeElement).toBe(like());
    await answered(api);
    expect(face()).toEqual(['Like 9', 'true']);
    await user.click(like());
    await answered(api);
    await user.click(screen.getByRole('link'));
    await screen.findByText('Elsewhere it is.');
    await settled(async () => shell.notices.at(-1)?.action?.run());
    await answered(api);
    expect(api.calls).toEqual(['PUT', 'DELETE', 'PUT', 'DELETE', 'PUT']);
  });
});
