import { statisticsSchema } from '@verse/api-contract/publishing/statistics.schema';
import { drawContent } from '../../../../test/content-folder';
import { startTown } from '../../../../test/people';
import { published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const figuresOf = async (api: RunningApi) =>
  statisticsSchema.strict().parse(await (await api.call('/api/statistics')).json());

describe('the public statistics', () => {
  // @proves GAP-073
  it('are public, and count what the database holds', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent() });
    const { blogPosts, communityPosts, products, services } = await figuresOf(api);
    const held = (name: string, filter = {}) => api.store.db.collection(name).countDocuments(filter);
    expect([blogPosts, communityPosts]).toEqual([await held('blogs'), await held('feed_posts')]);
    expect(products).toBe(await held('products', { status: 'published' }));
    expect(services).toBe(
      ((await (await api.call('/Data/services.json')).json()) as { services: unknown[] }).services.length,
    );
    expect(Math.min(blogPosts, communityPosts, products, services)).toBeGreaterThan(0);
  });

  // @proves GAP-073
  it('change when content is published or withdrawn', async () => {
    const api = await startApi({ API_CONTENT_DIR: await drawContent() });
    const seen: number[] = [];
    const look = async () => seen.push((await figuresOf(api)).blogPosts);
    await look();
    const { _id: id } = await published(api);
    await look();
    await api.call(`/api/blogs/${id}`, { method: 'DELETE', headers: { ...asEditor, 'if-match': '"1"' } });
    await look();
    expect(seen).toEqual([0, 1, 0]);
  });

  // @proves GAP-073
  it('count active members with a verified address', async () => {
    const town = await startTown({ API_CONTENT_DIR: await drawContent() });
    await town.resident('member', 'here@example.org');
    const users = town.api.store.db.collection<{ _id: string }>('auth_user');
    for (const [name, state] of Object.entries({
      unproved: { emailVerified: false },
      suspended: { suspended: true },
      leaving: { deletionAt: new Date() },
    })) {
      await town.resident('member', `${name}@example.org`);
      await users.updateOne({ email: `${name}@example.org` }, { $set: state });
    }
    expect((await figuresOf(town.api)).members).toBe(1);
  });
});
