import { can } from '@verse/api-contract/rights';
import { drawContent } from '../test/content-folder';
import { startTown, type Town } from '../test/people';
import { stopApis } from '../test/start-api';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** What pages offer on an example. All of it works as on anything else. */
const OFFERED = new Set([
  ...['PUT', 'DELETE'].flatMap((method) =>
    ['jobs/:id/save', 'members/:handle/follow', 'members/:handle/mute', 'members/:handle/block'].map(
      (path) => `${method} /api/${path}`,
    ),
  ),
  // For those who applied or joined before examples refused it.
  'DELETE /api/jobs/:id/application',
  'DELETE /api/contests/:id/entry',
  'DELETE /api/contests/:id/waiting',
]);

/** What pages do not offer on an example; the API says why. */
const REFUSED: Record<string, [body: unknown, message: RegExp]> = {
  'PUT /api/jobs/:id/application': [{ note: 'I draw.', link: null, works: [] }, /example/],
  'PUT /api/jobs/:id/application/draft': [{ note: 'I draw.', link: '', works: [] }, /example/],
  'PUT /api/contests/:id/entry': [undefined, /takes no entries|has ended/],
  'PUT /api/contests/:id/waiting': [undefined, /takes no entries|has ended/],
};
/** An ended contest cannot be left either. */
const IS_OVER = /has ended/;

const OF_SAMPLES = /^\/api\/(jobs|contests)\/:id\/|^\/api\/members\/:handle\//;
/** Acts on the caller's own application or entry, of which there can be none. */
const OF_OWN = /\/application\/(draft\/files|restore)|\/entries\/own|\/prizes?\/|\/vote$/;

/** Returns the writes about a job, contest or member that any member may send. */
const actsOf = ({ api }: Town): Route[] =>
  api.features
    .flatMap(({ routes }) => [...routes])
    .filter(({ method, path, permission }) => {
      const isForMembers = permission !== 'everybody' && can('member', permission);
      return method !== 'get' && OF_SAMPLES.test(path) && !OF_OWN.test(path) && isForMembers;
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
  const acts = actsOf(town);
  const known = new Set([...OFFERED, ...Object.keys(REFUSED)]);
  expect(new Set(acts.map(routeName))).toEqual(known);
  const failed: unknown[] = [];
  for (const route of acts) {
    const name = routeName(route);
    for (const id of samples[route.path.split('/')[2]!] ?? []) {
      const [body, message] = REFUSED[name] ?? [];
      const path = route.path.replace(/:(id|handle)/, id);
      const answer = await member.send(route.method.toUpperCase(), path, body);
      const text = await answer.text();
      const isDone = answer.status < 300 || IS_OVER.test(text);
      if (message ? answer.status !== 409 || !message.test(text) : !isDone)
        failed.push([name, id, answer.status, text.slice(0, 200)]);
    }
  }
  expect(failed).toEqual([]);
});
