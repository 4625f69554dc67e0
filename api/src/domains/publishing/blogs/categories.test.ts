import type { Blog } from '@verse/api-contract/api';
import { publish, published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const categories = async (api: RunningApi) => (await (await api.call('/api/blogs/categories')).json()) as string[];
const about = (api: RunningApi, category: string, title = category) => published(api, { text: { category, title } });
const titles = async (api: RunningApi, query: string) =>
  ((await (await api.call(`/api/blogs?fields=light&${query}`)).json()) as Blog[]).map(({ title }) => title).sort();

describe('the categories of posts', () => {
  // @proves GAP-027
  it('are listed once, alphabetically, as their newest post spells them, if they have a public post', async () => {
    const api = await startApi();
    expect(await categories(api)).toEqual([]);
    for (const category of ['illustration', 'Café', 'CRAFT', 'Illustration', 'cafe ', 'Craft', 'craft  work'])
      await about(api, category);
    expect(await categories(api)).toEqual(['cafe', 'Craft', 'craft  work', 'Illustration']);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish(api, { text: { category: 'Later', scheduledFor: later } })).status).toBe(202);
    expect(await categories(api)).toEqual(['cafe', 'Craft', 'craft  work', 'Illustration']);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-027
  it('no longer include one whose last post was deleted', async () => {
    const api = await startApi();
    const { _id } = await about(api, 'Craft');
    expect(await categories(api)).toEqual(['Craft']);
    await api.call(`/api/blogs/${_id}`, { method: 'DELETE', headers: { ...asEditor, 'if-match': '"1"' } });
    expect(await categories(api)).toEqual([]);
  });

  // @proves GAP-027
  it('match in any spelling, in the list and in a search, with equal counts', async () => {
    const api = await startApi();
    await about(api, 'Éclair', 'one title');
    await about(api, 'ECLAIR', 'two title');
    await about(api, 'Craft', 'three title');
    for (const query of ['category=eclair', 'category=%C3%89CLAIR', 'category=eclair&q=title'])
      expect(await titles(api, query)).toEqual(['one title', 'two title']);
    expect((await api.call('/api/blogs?category=%C3%A9clair')).headers.get('x-total-count')).toBe('2');
  });

  // @proves GAP-027
  it('of a store from an earlier release are updated when the API starts', async () => {
    const first = await startApi();
    const { _id } = await about(first, 'Éclair', 'one title');
    const hidden = await about(first, 'Éclair', 'two title');
    await first.call(`/api/blogs/${hidden._id}`, {
      method: 'PATCH',
      headers: { ...asEditor, 'if-match': '"1"', 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'unpublished' }),
    });
    const { db } = first.store;
    for (const id of [_id, hidden._id])
      await db.collection('blogs').updateOne({ _id: id }, { $set: { categoryKey: 'éclair' } });
    const search = db.collection<{ _id: string; blogId: string }>('blog_search');
    const entry = (await search.find({ blogId: _id }).toArray()).find((one) => one._id.startsWith('#eclair'))!;
    await search.deleteOne({ _id: entry._id });
    await search.insertOne({ ...entry, _id: entry._id.replace(/^#\S+/, `#${encodeURIComponent('éclair')}`) });
    expect([await titles(first, 'category=eclair'), await titles(first, 'category=eclair&q=title')]).toEqual([[], []]);

    const again = await startApi({}, { store: first.store });
    expect([
      await titles(again, 'category=eclair'),
      await titles(again, 'category=eclair&q=title'),
      await categories(again),
    ]).toEqual([['one title'], ['one title'], ['Éclair']]);
    expect(
      (await db.collection<{ _id: string; categoryKey: string }>('blogs').findOne({ _id: hidden._id }))?.categoryKey,
    ).toBe('eclair');
    expect([first.scans, again.scans]).toEqual([[], []]);
  });

  // @proves TXT-01
  it('with an invisible name, which an earlier release accepted, are listed as one named Other', async () => {
    const first = await startApi();
    const blogs = first.store.db.collection('blogs');
    for (const unseen of ['\u200b', '\u2800\u3164']) {
      const { _id } = await about(first, 'Craft');
      await blogs.updateOne({ _id }, { $set: { title: unseen, category: unseen, categoryKey: unseen } });
    }
    const again = await startApi({}, { store: first.store });
    expect(await categories(again)).toEqual(['Other']);
    expect(await titles(again, 'category=other')).toEqual(['Untitled', 'Untitled']);
  });
});
