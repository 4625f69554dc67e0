import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { data } from 'react-router-dom';
import { definePage } from './define-page';
import { ApiError } from './index';
import { PageFailure, useIsMissing } from './page-failure';
import { useLoadFailure } from './server-state';
import { createFakeShell, FakeShellApp } from './testing';

function Failed() {
  const { onRetry, isRetrying } = useLoadFailure('loading a lamp');
  return (
    <button onClick={onRetry} disabled={isRetrying}>
      Try again
    </button>
  );
}

const refuse = (status: number) => () => Promise.reject(new ApiError(status, undefined));
const findNothing = () => Promise.reject(data(null, { status: 404 }) as unknown as Error);
const load = () => Promise.resolve({ name: 'Luna' });

type Failure = Pick<ComponentProps<typeof PageFailure>, 'missing' | 'forbidden'>;

/** @param answers one for each time that the page is loaded; the last one is repeated */
function open(failure: Failure, ...answers: (() => Promise<{ name: string }>)[]) {
  const shell = createFakeShell();
  const page = definePage({
    loader: () => (answers.length > 1 ? answers.shift()! : answers[0]!)(),
    Frame: ({ data: lamp, children }) => {
      const isMissing = useIsMissing();
      return (
        <main>
          <h1>{lamp?.name ?? (isMissing ? 'Lamp not found' : 'Lamp')}</h1>
          {children}
        </main>
      );
    },
    View: ({ data: { name } }) => <p>The lamp {name}</p>,
    failed: (
      <PageFailure {...failure}>
        <Failed />
      </PageFailure>
    ),
  });
  render(<FakeShellApp routes={[{ path: 'lamp', ...page }]} base="/" at="/lamp" shell={shell} />);
  return shell;
}

it('shows the data of the loader in its frame', async () => {
  open({}, load);
  await screen.findByText('The lamp Luna');
  screen.getByRole('heading', { name: 'Luna' });
});

it('a page that failed is reported, and can be loaded again', async () => {
  const shell = open({ missing: <p>Gone.</p>, forbidden: <p>For staff.</p> }, refuse(503), load);
  await screen.findByRole('heading', { name: 'Lamp' });
  expect(shell.reports).toMatchObject([{ during: 'loading a lamp' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The lamp Luna');
});

it('a page that does not exist says so, and is not reported', async () => {
  const shell = open({ missing: <p>Gone.</p> }, findNothing);
  await screen.findByText('Gone.');
  screen.getByRole('heading', { name: 'Lamp not found' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(shell.reports).toEqual([]);
});

it('a page that is forbidden says so, and is not reported', async () => {
  const shell = open({ forbidden: <p>For staff.</p> }, refuse(403));
  await screen.findByText('For staff.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(shell.reports).toEqual([]);
});

it.each([
  ['a 404 of the loader', findNothing],
  ['a 403 of the API', refuse(403)],
])('%s is a failure if the page has nothing else to show for it', async (_name, answer) => {
  open({}, answer);
  await screen.findByRole('button', { name: 'Try again' });
});

it('a 404 of the API is a failure, as it may be about a part of the page', async () => {
  open({ missing: <p>Gone.</p> }, refuse(404));
  await screen.findByRole('button', { name: 'Try again' });
});

it('needs no frame', async () => {
  const page = definePage({ loader: load, View: ({ data: { name } }) => <p>The lamp {name}</p>, failed: <Failed /> });
  render(<FakeShellApp routes={[{ path: 'lamp', ...page }]} base="/" at="/lamp" />);
  await screen.findByText('The lamp Luna');
  expect(screen.queryByRole('heading')).toBeNull();
});
