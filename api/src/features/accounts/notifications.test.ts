import type { ManagedBlog } from '@verse/api-contract/blogs';
import type { ToolSuggestion } from '@verse/api-contract/tools';
import { startTown, type Town, type Visitor } from '../../../test/people';
import { formOf } from '../../../test/publishing';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const submit = async ({ api }: Town, visitor: Visitor) =>
  (await (await api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(visitor) }, body: await formOf({ text: { title: 'Soft light' } }) })).json()) as ManagedBlog;

async function change(visitor: Visitor, { _id, version }: ManagedBlog, body: object): Promise<ManagedBlog> {
  return (await (await visitor.send('PATCH', `/api/blogs/${_id}`, body, { 'if-match': `"${version}"` })).json()) as ManagedBlog;
}

const suggest = async (visitor: Visitor) =>
  (await (await visitor.post('/api/tools/suggestions', { name: 'Penpad', url: 'https://penpad.example/', category: 'Design', pricing: 'Free, open source', why: 'Design in the browser.' })).json()) as ToolSuggestion;

async function decide(visitor: Visitor, { id, version }: ToolSuggestion, decision: object): Promise<ToolSuggestion> {
  return (await (await visitor.send('PATCH', `/api/tools/suggestions/${id}`, decision, { 'if-match': `"${version}"` })).json()) as ToolSuggestion;
}

/** A town whose first mails, those about signing in, have gone. */
async function settled() {
  const town = await startTown();
  const [mia, editor] = [await town.resident('member', 'mia@example.org'), await town.resident('editor')];
  await town.mails();
  return { town, mia, editor, told: async () => (await town.mails()).filter(({ to }) => to === 'mia@example.org').map(({ subject, paragraphs, action }) => [subject, paragraphs.join(' '), action?.url]) };
}

describe('what one is told of by mail', () => {
  it('is each step that an editor takes with a post, with the way to it [GAP-065, GAP-023]', async () => {
    const { town, mia, editor, told } = await settled();
    const sent = await submit(town, mia);
    const scheduled = await change(editor, sent, { status: 'scheduled', scheduledFor: '2999-01-05T09:30:00Z' });
    expect(await told()).toEqual([['Your post will be published', expect.stringContaining('“Soft light”. It goes out on 5 January 2999 at 09:30 UTC.'), expect.stringMatching(/\/resources\/blog-management$/)]]);
    const published = await change(editor, scheduled, { status: 'published' });
    expect(await told()).toEqual([['Your post is published', expect.stringContaining('“Soft light”'), expect.stringMatching(new RegExp(`/resources/blogs/${sent._id}$`))]]);
    const reworded = await change(editor, published, { title: 'Softer light' });
    expect(await told()).toEqual([]);
    const taken = await change(editor, reworded, { status: 'unpublished' });
    expect(await told()).toEqual([['Your post is not shown', expect.stringContaining('“Softer light” is not shown for now. Nothing of it is lost.'), expect.any(String)]]);
    await editor.send('DELETE', `/api/blogs/${sent._id}`, undefined, { 'if-match': `"${taken.version}"` });
    expect(await told()).toEqual([['Your post was deleted', expect.stringContaining('it can be brought back'), expect.stringMatching(/\/contact$/)]]);
  });

  it('is the decision about a tool, with its reason [GAP-065, GAP-021]', async () => {
    const { town, mia, told } = await settled();
    const moderator = await town.resident('moderator');
    const declined = await decide(moderator, await suggest(mia), { status: 'declined', reason: 'It asks for a card at once.' });
    expect(await told()).toEqual([['Your tool was not added', expect.stringContaining('The reason: It asks for a card at once.'), expect.stringMatching(/\/resources\/tool-suggestions$/)]]);
    const waiting = await decide(moderator, declined, { status: 'waiting' });
    expect(await told()).toEqual([]);
    await decide(moderator, waiting, { status: 'approved' });
    expect(await told()).toEqual([['Your tool is in the directory', expect.stringContaining('“Penpad”'), expect.stringMatching(/\/resources$/)]]);
  });

  it.each([
    ['this event is switched off', { notificationEvents: { posts: false } }],
    ['mails are switched off as a whole', { notifications: false }],
  ])('is nothing once %s, even if the mail waits already [GAP-065, SET-12]', async (_, choice) => {
    const { town, mia, editor, told } = await settled();
    await change(editor, await submit(town, mia), { status: 'published' });
    await mia.patch('/api/me', choice);
    expect(await told()).toEqual([]);
  });

  it('is not what one has done oneself [GAP-065]', async () => {
    const { town, editor } = await settled();
    await change(editor, await submit(town, editor), { status: 'unpublished' });
    expect(await town.mails()).toEqual([]);
  });
});
