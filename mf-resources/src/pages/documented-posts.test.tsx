import { render, screen, within } from '@testing-library/react';
import { type ApiClient, ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../remote';

beforeAll(async () => {
  await Promise.all([import('./hub/hub'), import('./blogs/blogs'), import('./blog/blog')]);
}, 60_000);

const CONTENT = `${'Begin with the light. '.repeat(6)}The end.`;
/** Exactly the documented fields, without our extensions. */
const POST = {
  _id: 'one',
  title: 'Soft light',
  category: 'Craft',
  readTime: '2 minutes',
  content: CONTENT,
  image: '/9j/4AAQSkZJRg==',
  createdAt: '2026-11-17T09:00:00.000Z',
};

interface Answer {
  status: number;
  body: string;
}

/**
 * Behaves like the shell's client: its errors contain only the parts of a response that can be parsed as problem
 * details.
 */
function open(at: string, answerTo: (path: string) => Answer) {
  const client: ApiClient = async (path, request = {}) => {
    const { status, body } = answerTo(path.replace(/\?.*/, ''));
    request.onResponse?.({ ok: status === 200, status, headers: new Headers() } as Response);
    if (status !== 200) throw new ApiError(status, undefined, { body });
    return JSON.parse(body);
  };
  return render(<FakeShellApp routes={remote.routes} base="/resources" at={at} client={client} />);
}
const json = (body: unknown): Answer => ({ status: 200, body: JSON.stringify(body) });
const NOT_FOUND: Answer = { status: 404, body: '' };
function documented(path: string): Answer {
  if (path === '/api/blogs/one') return json(POST);
  // Such an API has no likes and comments.
  if (path.startsWith('/api/blogs/one/')) return NOT_FOUND;
  return path.startsWith('/api/blogs') ? json([POST]) : json([]);
}

describe('an API that returns only the seven documented fields', () => {
  // @proves ENT-01 BLG-02 BLG-05
  it.each(['/resources', '/resources/blogs'])('fills the cards of %s', async (at) => {
    open(at, documented);
    const card = within((await screen.findByRole('heading', { name: POST.title })).closest('article')!);
    card.getByText('2 minutes');
    card.getByText('Craft');
    expect(document.querySelector(`article img[src="data:image/jpeg;base64,${POST.image}"]`)).not.toBeNull();
    expect((await screen.findByRole('heading', { name: POST.title })).closest('article')!.textContent).toContain(
      CONTENT.slice(0, 100),
    );
  });

  // @proves ENT-01
  it('shows the number of posts without a header that has it', async () => {
    open('/resources/blogs', documented);
    await screen.findByText('1 post');
  });

  // @proves ENT-01 BLD-03
  it('fills the page of a post', async () => {
    open('/resources/blogs/one', documented);
    await screen.findByRole('heading', { level: 1, name: POST.title });
    screen.getByText(CONTENT);
    expect(document.querySelector(`article img[src^="data:image/jpeg;base64,"]`)).not.toBeNull();
  });
});

describe('a call that failed', () => {
  // @proves BLG-10 ERR-02
  it.each([
    ['text', 'out of order, <b>ask the harbour</b>'],
    ['JSON of another shape', '{"reason":"out of order"}'],
  ])('is logged with its status and unchanged body: %s', async (_, body) => {
    expectConsole(/Failed to load blog posts 503/);
    const log = jest.spyOn(console, 'error');
    open('/resources/blogs', () => ({ status: 503, body }));
    await screen.findByRole('alert');
    expect(
      log.mock.calls.some((call) => call[0] === 'Failed to load blog posts' && call[1] === 503 && call[2] === body),
    ).toBe(true);
  });

  // @proves BLG-10
  it('is logged only up to a maximum length', async () => {
    expectConsole(/Failed to load blog posts 503/);
    const log = jest.spyOn(console, 'error');
    open('/resources/blogs', () => ({ status: 503, body: 'x'.repeat(50_000) }));
    await screen.findByRole('alert');
    const said = String(log.mock.calls.findLast((call) => call[0] === 'Failed to load blog posts')?.[2]);
    expect(said).toBe('x'.repeat(2000));
  });
});
