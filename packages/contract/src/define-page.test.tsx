import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { createDefinePage, type PageFailure } from './define-page';
import { ApiError } from './index';
import { PageHead } from './react';
import { createFakeShell, FakeShellApp } from './testing';

const definePage = createDefinePage({
  FailureCard: ({ title, titleAs, onRetry, isRetrying, children }) => (
    <section aria-label={title}>
      {titleAs ? <h1>{title}</h1> : <p>{title}</p>}
      {children}
      <button onClick={onRetry} disabled={isRetrying}>
        Try again
      </button>
    </section>
  ),
  PageHeader: ({ title, lead, children }) => (
    <header>
      <h1>{title}</h1>
      {lead} {children}
    </header>
  ),
  FailureFrame: ({ children }) => <div data-frame="section">{children}</div>,
  text: 'We could not reach the server.',
});

const FAILURE: PageFailure = {
  head: { title: 'Lamp', description: 'A lamp.' },
  missing: { title: 'Lamp not found', lead: 'It was never here.', action: <a href="/">All lamps</a> },
  failed: { title: 'The lamp could not be loaded.', titleAs: 'h1', during: 'loading a lamp' },
};

const refuse = (status: number) => () => Promise.reject(new ApiError(status, undefined));
const findNothing = () => Promise.reject(data(null, { status: 404 }) as unknown as Error);

/** @param load one call for each time that the page is loaded; the last one is repeated */
function open(failure: PageFailure, ...load: (() => Promise<{ name: string }>)[]) {
  const shell = createFakeShell();
  const { Component, ErrorBoundary, loader } = definePage({
    loader: (_args: LoaderFunctionArgs) => (load.length > 1 ? load.shift()! : load[0]!)(),
    View: ({ data: lamp }) => (
      <>
        <PageHead title={lamp.name} />
        <p>The lamp {lamp.name}</p>
      </>
    ),
    ...failure,
  });
  render(
    <FakeShellApp routes={[{ path: 'lamp', loader, Component, ErrorBoundary }]} base="/" at="/lamp" shell={shell} />,
  );
  return shell;
}

const load = () => Promise.resolve({ name: 'Luna' });

it('shows the data of the loader', async () => {
  open(FAILURE, load);
  await screen.findByText('The lamp Luna');
  expect(document.querySelector('[data-frame]')).toBeNull();
});

it('a page that does not exist has its own title, and a link on', async () => {
  const shell = open(FAILURE, findNothing);
  await screen.findByRole('heading', { level: 1, name: 'Lamp not found' });
  screen.getByRole('link', { name: 'All lamps' });
  expect(document.title).toBe('Lamp not found | Creativity Verse');
  expect(shell.reports).toEqual([]);
});

it('a page that failed keeps its title, is reported, and can be loaded again', async () => {
  const shell = open(FAILURE, refuse(503), load);
  await screen.findByRole('heading', { level: 1, name: 'The lamp could not be loaded.' });
  screen.getByText('We could not reach the server.');
  expect(document.querySelector('[data-frame]')).not.toBeNull();
  expect(document.title).toBe('Lamp | Creativity Verse');
  expect(shell.reports).toMatchObject([{ during: 'loading a lamp' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The lamp Luna');
});

it('without a view of its own, a 404 and a 403 are failures, and the report has the path', async () => {
  const shell = open({ failed: { title: 'No lamp.', text: null } }, refuse(403), findNothing);
  await screen.findByText('No lamp.');
  expect(screen.queryByText('We could not reach the server.')).toBeNull();
  expect(shell.reports).toMatchObject([{ during: 'showing /lamp' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No lamp.');
});

it('a forbidden page shows its own view, without a retry and without a report', async () => {
  const shell = open({ ...FAILURE, forbidden: <p>Only for staff.</p> }, refuse(403));
  await screen.findByText('Only for staff.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(shell.reports).toEqual([]);
});

it('a frame surrounds the page and its failure, and knows which of them', async () => {
  const { Component, ErrorBoundary } = definePage({
    loader: load,
    Frame: ({ data: lamp, isMissing, children }) => (
      <main>
        {lamp?.name ?? (isMissing ? 'Missing' : 'Failed')} {children}
      </main>
    ),
    View: ({ data: lamp }) => lamp.name,
    missing: <p>It was never here.</p>,
    failed: { title: 'No lamp.' },
  });
  const routes = [
    { path: 'there', loader: load, Component, ErrorBoundary },
    { path: 'missing', loader: findNothing, Component, ErrorBoundary },
    { path: 'failed', loader: refuse(500), Component, ErrorBoundary },
  ];
  const shown = [];
  for (const at of ['/there', '/missing', '/failed']) {
    const { unmount } = render(<FakeShellApp routes={routes} base="/" at={at} />);
    shown.push((await screen.findByRole('main')).textContent);
    unmount();
  }
  expect(shown).toEqual([
    'Luna Luna',
    'Missing It was never here.',
    'Failed No lamp.We could not reach the server.Try again',
  ]);
});
