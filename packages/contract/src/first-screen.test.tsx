import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFirstScreen } from './first-screen';

/** Returns the text of each render, in order. */
function openAt(path: string) {
  const drawn: string[] = [];
  function Page() {
    const text = useFirstScreen() ? 'first screen' : 'whole';
    drawn.push(text);
    return <p>{text}</p>;
  }
  const routes = [
    { path: '/', element: <p>home</p> },
    { path: '/page', Component: Page },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const go = (to: string | -1) => act(() => router.navigate(to as string));
  return { drawn, go };
}

describe('the first screen of a page', () => {
  // @proves GEN-09
  it('is rendered alone after a navigation by link, and the rest after it', async () => {
    const { drawn, go } = openAt('/');
    await go('/page');
    await screen.findByText('whole');
    expect(drawn[0]).toBe('first screen');
  });

  // @proves GEN-09
  it('is rendered with the rest on a first load, after Back, and at a URL with a fragment', async () => {
    const { drawn, go } = openAt('/page');
    await go('/');
    await go(-1);
    await go('/');
    await go('/page#part');
    expect(drawn).not.toContain('first screen');
    expect(drawn).toContain('whole');
  });
});
