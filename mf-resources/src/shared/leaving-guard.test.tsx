import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LeavingGuard } from './leaving-guard';

function Desk() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  return (
    <>
      {isUnsaved ? <LeavingGuard /> : null}
      <button onClick={() => setIsUnsaved(!isUnsaved)}>{isUnsaved ? 'Save' : 'Type'}</button>
      <Link to="/elsewhere">Leave</Link>
      <Link to="/desk?part=2#notes">Another part</Link>
    </>
  );
}

function open(answer = false) {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
  const router = createMemoryRouter(
    [
      { path: '/desk', element: <Desk /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/elsewhere', '/desk'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { confirm, router, user: userEvent.setup(), path: () => router.state.location.pathname };
}

const click = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByText(name));

/** Reports whether the browser would ask for confirmation before closing or reloading the page. */
function asksToClose() {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

afterEach(() => jest.restoreAllMocks());

describe('the guard of unsaved changes', () => {
  // @proves GAP-087
  it('asks before a link leaves the page, and stays if the answer is no', async () => {
    const { confirm, user, path } = open();
    await click(user, 'Type');
    await click(user, 'Leave');
    expect(confirm.mock.calls).toEqual([['Leave this page? What you have not saved will be lost.']]);
    expect([path(), screen.queryByText('Elsewhere')]).toEqual(['/desk', null]);
    await click(user, 'Leave');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  // @proves GAP-087
  it('leaves if the answer is yes', async () => {
    const { user, path } = open(true);
    await click(user, 'Type');
    await click(user, 'Leave');
    await screen.findByText('Elsewhere');
    expect(path()).toBe('/elsewhere');
  });

  // @proves GAP-087
  it('asks at Back as well', async () => {
    const { confirm, user, router, path } = open();
    await click(user, 'Type');
    await act(() => router.navigate(-1));
    expect([confirm.mock.calls.length, path()]).toEqual([1, '/desk']);
  });

  // @proves GAP-087
  it('does not ask within the page or when nothing is unsaved', async () => {
    const { confirm, user, path } = open();
    expect(asksToClose()).toBe(false);
    await click(user, 'Type');
    await click(user, 'Another part');
    expect([path(), confirm.mock.calls.length, asksToClose()]).toEqual(['/desk', 0, true]);
    await click(user, 'Save');
    expect(asksToClose()).toBe(false);
    await click(user, 'Leave');
    await screen.findByText('Elsewhere');
    expect(confirm).not.toHaveBeenCalled();
  });
});
