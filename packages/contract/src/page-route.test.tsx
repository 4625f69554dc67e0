import { fireEvent, render, screen } from '@testing-library/react';
import { useFetcher } from 'react-router-dom';
import { asFailure, dataRoute, page } from './page-route';
import { type Result, toResult } from './server-state';
import { FakeShellApp } from './testing';

const reported = jest.fn();

beforeEach(() => {
  reported.mockReset();
  globalThis.reportError = reported;
});

function Cart() {
  const { load, data } = useFetcher<Result<string>>();
  return (
    <>
      <h1>Cart</h1>
      <button onClick={() => void load('/store/contents')}>Load</button>
      <p>{data && (data.ok ? data.value : data.message)}</p>
    </>
  );
}

/** Opens a page that loads its contents from a data route, whose code is loaded by `load`. */
async function open(load: () => Promise<() => Promise<Result<string>>>) {
  const routes = [
    page('cart', () => Promise.resolve({ Component: Cart })),
    dataRoute('contents', load, 'contents', asFailure),
  ];
  render(<FakeShellApp routes={routes} base="/store" at="/store/cart" />);
  await screen.findByRole('heading', { name: 'Cart' });
}
const clickLoad = () => fireEvent.click(screen.getByRole('button', { name: 'Load' }));

describe('a data route', () => {
  // @proves ERR-01
  it('whose code cannot be loaded leaves the page as it is, reports the error, and works once it can', async () => {
    const missing = new Error('ChunkLoadError');
    let isAway = true;
    await open(() =>
      isAway ? Promise.reject(missing) : Promise.resolve(() => toResult(Promise.resolve('Two lamps'))),
    );
    clickLoad();
    await screen.findByText('We could not reach the server. Check your connection and try again.');
    screen.getByRole('heading', { name: 'Cart' });
    expect(reported.mock.calls).toEqual([[missing]]);
    isAway = false;
    clickLoad();
    await screen.findByText('Two lamps');
  });

  // @proves ERR-01
  it('whose code cannot be loaded offline says so on the page, and reports no error', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(() => Promise.reject(new Error('ChunkLoadError')));
    clickLoad();
    await screen.findByText('We could not reach the server. Check your connection and try again.');
    expect(reported).not.toHaveBeenCalled();
  });
});
