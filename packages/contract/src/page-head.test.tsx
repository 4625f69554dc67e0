import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PageHead, ShellProvider } from './react';
import { createFakeShell, FAKE_ORIGIN } from './testing';

const page = (id: string) => (
  <html lang="en">
    <head />
    <body>
      <main>
        <PageHead title={`Post ${id}`} description="Words" place="blog" params={{ id }} query="?page=2" />
      </main>
    </body>
  </html>
);
const shell = createFakeShell();
const drawPreview = ({ title }: { title: string }) => <meta property="og:title" content={title} />;
const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'));

test('the browser takes over the head of a page as the server has sent it, and changes it with the page', async () => {
  const html = renderToString(
    <ShellProvider shell={shell} preview={drawPreview}>
      {page('a')}
    </ShellProvider>,
  );
  document.open();
  document.write(html);
  document.close();
  const sent = document.head.innerHTML;
  const faults: unknown[] = [];
  const tree = (id: string) => <ShellProvider shell={shell}>{page(id)}</ShellProvider>;
  const root = await act(async () =>
    hydrateRoot(document, tree('a'), { onRecoverableError: (fault) => void faults.push(fault) }),
  );
  expect(faults).toEqual([]);
  expect(document.head.innerHTML).toBe(sent);
  expect(all('meta[property="og:title"]')).toEqual(['Post a']);

  await act(async () => root.render(tree('b')));
  expect(document.title).toBe('Post b | Creativity Verse');
  expect(all('link[rel=canonical]')).toEqual([`${FAKE_ORIGIN}/resources/blogs/b?page=2`]);
  expect(all('meta[name=robots]')).toEqual([]);
  await act(async () => root.unmount());
});
