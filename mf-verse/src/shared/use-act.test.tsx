import { act as settled, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { actsOf } from './perform';
import { useAct } from './use-act';

interface LikeAct {
  id: string;
  on: boolean;
}
interface LikeAnswer {
  on: boolean;
  count: number;
}

const action = actsOf((client, { id, on }: LikeAct) =>
  client<LikeAnswer>(`/api/posts/${id}/like`, { method: on ? 'PUT' : 'DELETE' }),
);

function Page() {
  const { button, ...like } = useAct<LikeAct, LikeAnswer>({
    is: false,
    act: (on) => ({ id: '1', on }),
    refused: 'Your like was not saved',
    done: (on) => (on ? undefined : 'Not liked any more.'),
  });
  return (
    <>
      <button ref={button} aria-pressed={like.on} onClick={() => like.wish(!like.on)}>
        {`Like ${(like.answer?.count ?? 5) + like.ahead}`}
      </button>
      <Link to="/verse/elsewhere">Elsewhere</Link>
    </>
  );
}

/** Answers each call when it is told to. */
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
    { path: 'list', action, Component: Page },
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

describe('an act', () => {
  // @proves GAP-052
  it('shows what is wished at once, and then what the server counted', async () => {
    const api = slowApi();
    const { user, shell } = open(api.client);
    await user.click(await screen.findByRole('button'));
    expect(face()).toEqual(['Like 6', 'true']);
    await answered(api);
    expect(face()).toEqual(['Like 9', 'true']);
    expect(shell.notices).toEqual([]);
  });

  // @proves GAP-052
  it('of seven presses on a slow line sends one call at a time, and the last wish wins', async () => {
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

  it('that is refused is taken back, with words', async () => {
    const api = slowApi();
    const { user, shell } = open(api.client);
    await user.click(await screen.findByRole('button'));
    await settled(async () => api.open[0]!.fail(refusal));
    await waitFor(() => expect(face()).toEqual(['Like 5', 'false']));
    expect(shell.notices).toEqual([{ tone: 'error', text: 'Your like was not saved: this post was removed.' }]);
  });

  it('that cannot be sent waits for the line, and is sent once it is back', async () => {
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

  it('can be undone from its notice, on another page too', async () => {
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
