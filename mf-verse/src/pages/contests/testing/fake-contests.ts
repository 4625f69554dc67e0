import type { Contest } from '@verse/api-contract/api';
import type { ApiClient, ApiError } from '@verse/contract';

/** Number of contests per page. */
const MOST = 4;
export const NOW = Date.parse('2026-11-22T12:00:00Z');
export const contest = (id: string, title: string, more: Partial<Contest> = {}): Contest => ({
  id,
  title,
  cover: '/a.jpg',
  picture: { src: '/a.jpg', srcset: '', width: 1600, height: 900, alt: '' },
  description: `About ${title}.`,
  prizePool: 1500,
  entryFee: 0,
  participants: 128,
  maxParticipants: 200,
  startsAt: '2026-11-01T00:00:00Z',
  deadline: '2026-11-24T15:00:00Z',
  status: 'live',
  tags: ['Design'],
  entry: null,
  version: 0,
  held: null,
  ...more,
});

/** Lists contests as the API does: by status, tag and title prefix, four per page. */
function answerTo(path: string, contests: Contest[], serverNow: string): object {
  const [address = '', search] = path.split('?');
  const one = contests.find(({ id }) => address === `/api/contests/${id}`);
  if (one) return { serverNow, contest: { ...one } };
  const query = new URLSearchParams(search);
  const status = query.get('status');
  const tag = query.get('tag');
  const q = query.get('q') ?? '';
  const found = contests.filter(
    (each) =>
      (status === null || each.status === status) &&
      (tag === null || each.tags.includes(tag)) &&
      each.title.toLowerCase().startsWith(q),
  );
  if (query.get('sort') === 'popularity') found.sort((each, other) => other.participants - each.participants);
  const from = Number(query.get('cursor') ?? 0);
  const next = found.length > from + MOST ? String(from + MOST) : null;
  const page = found.slice(from, from + MOST).map((each) => ({ ...each }));
  return { serverNow, contests: page, tags: ['Design', 'Film', 'Writing'], next };
}

/** Creates a fake API that stores places; `refusal` rejects the next action. */
export function clubOf(contests: Contest[]) {
  const state: { calls: string[]; refusal: ApiError | undefined } = { calls: [], refusal: undefined };
  const serverNow = new Date(NOW).toISOString();
  const client: ApiClient = (path, { method = 'GET' } = {}) => {
    // Requested by the layout, not by the page under test.
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    state.calls.push(`${method} ${path}`);
    if (method === 'GET') return Promise.resolve(answerTo(path, contests, serverNow)) as never;
    const { refusal } = state;
    if (refusal) return Promise.reject(refusal);
    const one = contests.find(({ id }) => path === `/api/contests/${id}/entry`)!;
    one.participants += method === 'PUT' ? 1 : -1;
    one.entry = method === 'PUT' ? { state: 'confirmed', joinedAt: serverNow } : null;
    if (one.entry && one.entryFee > 0)
      one.entry = { ...one.entry, state: 'held', heldUntil: new Date(NOW + 3_600_000).toISOString() };
    return Promise.resolve({ serverNow, contest: one }) as never;
  };
  return { state, client };
}
