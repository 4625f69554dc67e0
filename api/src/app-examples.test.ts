import { can } from '@verse/api-contract/rights';
import { drawContent } from '../test/content-folder';
import { startTown, type Town } from '../test/people';
import { stopApis } from '../test/start-api';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** What a member can do with an example, and the input with which it succeeds for what is not one. */
const ACTS: Record<string, unknown> = {
  'PUT /api/jobs/:id/save': undefined,
  'DELETE /api/jobs/:id/save': undefined,
  'DELETE /api/jobs/:id/application': undefined,
  'DELETE /api/contests/:id/entry': undefined,
  'DELETE /api/contests/:id/waiting': undefined,
  'PUT /api/members/:handle/follow': undefined,
  'DELETE /api/members/:handle/follow': undefined,
  'PUT /api/members/:handle/mute': undefined,
  'DELETE /api/members/:handle/mute': undefined,
  'PUT /api/members/:handle/block': undefined,
  'DELETE /api/members/:handle/block': undefined,
  'PUT /api/webinars/:id/seat': undefined,
  'DELETE /api/webinars/:id/seat': undefined,
  'PUT /api/products/:id/favorite': undefined,
  'DELETE /api/products/:id/favorite': undefined,
  'PUT /api/products/:id/rating': undefined,
};

const APPLICATION = { note: 'I draw.', link: null, works: [] };

/** What pages do not offer on an example; the API says why. */
const REFUSED: Record<string, [body: unknown, message: RegExp]> = {
  'PUT /api/jobs/:id/application': [APPLICATION, /example/],
  'PUT /api/jobs/:id/application/draft': [{ note: 'I draw.', link: '', works: [] }, /example/],
  'PUT /api/contests/:id/entry': [undefined, /takes no entries|has ended/],
};

const OF_SAMPLES = /^\/api\/(jobs|contests|webinars|products)\/:id\/|^\/api\/members\/:handle\//;

/** Returns the writes about a job, contest, product, webinar or member that any member may send. */
const actsOf = ({ api }: Town): Route[] =>
  api.features
    .flatMap(({ routes }) => [...routes])
    .filter(({ method, path, permission }) => {
      const isOffered = permission !== 'everybody' && can('member', permission);
      return method !== 'get' && OF_SAMPLES.test(path) && isOffered;
    });

async function listSamples(town: Town): Promise<Record<string, string[]>> {
  const member = await town.resident('member');
  const idsOf = async (path: string, list: string) => {
    const body = (await (await member.get(path)).json()) as Record<string, { id: string; isSample?: boolean }[]>;
    const all = Array.isArray(body) ? (body as { id: string; isSample?: boolean }[]) : body[list]!;
    return all.filter(({ isSample }) => isSample).map((one) => one.id);
  };
  const { people } = (await (await member.get('/api/people')).json()) as {
    people: { handle: string; isSample: boolean }[];
  };
  return {
    jobs: await idsOf('/api/jobs', 'jobs'),
    contests: await idsOf('/api/contests', 'contests'),
    members: people.filter(({ isSample }) => isSample).map(({ handle }) => handle),
  };
}

// @proves R84
it('performs every act that pages offer on an example, and refuses the others with the reason', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent(), RATE_LIMIT_FACTOR: '10000' });
  const samples = await listSamples(town);
  expect(Object.values(samples).map((ids) => ids.length > 0)).toEqual([true, true, true]);
  const member = await town.resident('member');
  const failed: unknown[] = [];
  for (const route of actsOf(town)) {
    const name = routeName(route);
    const kind = route.path.split('/')[2]!;
    for (const id of samples[kind] ?? []) {
      const [body, message] = REFUSED[name] ?? [ACTS[name]];
      const path = route.path.replace(/:(id|handle)/, id);
      const answer = await member.send(route.method.toUpperCase(), path, body);
      const text = await answer.text();
      if (message ? answer.status !== 409 || !message.test(text) : answer.status >= 300)
        failed.push([name, id, answer.status, text.slice(0, 200)]);
    }
  }
  expect(failed).toEqual([]);
});
