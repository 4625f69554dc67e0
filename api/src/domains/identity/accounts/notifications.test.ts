import type { Account, ManagedBlog, ToolSuggestion } from '@verse/api-contract/api';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const submit = async ({ api }: Town, visitor: Visitor) =>
  (await (
    await api.call('/api/blogs', {
      method: 'POST',
      headers: { cookie: cookieOf(visitor) },
      body: await formOf({ text: { title: 'Soft light' } }),
    })
  ).json()) as ManagedBlog;

async function change(visitor: Visitor, { _id, version }: ManagedBlog, body: object): Promise<ManagedBlog> {
  return (await (
    await visitor.send('PATCH', `/api/blogs/${_id}`, body, { 'if-match': `"${version}"` })
  ).json()) as ManagedBlog;
}

const suggest = async (visitor: Visitor) =>
  (await (
    await visitor.post('/api/tools/suggestions', {
      name: 'Penpad',
      url: 'https://penpad.example/',
      category: 'Design',
      pricing: 'Free, open source',
      why: 'Design in the browser.',
    })
  ).json()) as ToolSuggestion;

async function decide(visitor: Visitor, { id, version }: ToolSuggestion, decision: object): Promise<ToolSuggestion> {
  return (await (
    await visitor.send('PATCH', `/api/tools/suggestions/${id}`, decision, { 'if-match': `"${version}"` })
  ).json()) as ToolSuggestion;
}

/** Starts a town whose first emails, about sign-ins, have already been sent. */
async function settled() {
  const town = await startTown();
  const mia = await town.resident('member', 'mia@example.org');
  const editor = await town.resident('editor');
  await town.mails();
  return {
    town,
    mia,
    editor,
    told: async () =>
      (await town.mails())
        .filter(({ to }) => to === 'mia@example.org')
        .map(({ subject, paragraphs, action }) => [subject, paragraphs.join(' '), action?.url]),
  };
}

describe('notifications by email', () => {
  // @proves GAP-065 GAP-023
  it('are sent for each step that an editor takes with a post, with a link to it', async () => {
    const { town, mia, editor, told } = await settled();
    const sent = await submit(town, mia);
    const scheduled = await change(editor, sent, { status: 'scheduled', scheduledFor: '2999-01-05T09:30:00Z' });
    expect(await told()).toEqual([
      [
        'Your post is scheduled',
        expect.stringContaining('“Soft light”. It goes live on 5 January 2999 at 09:30 UTC.'),
        expect.stringMatching(/\/resources\/blog-management\/posts$/),
      ],
    ]);
    const published = await change(editor, scheduled, { status: 'published' });
    expect(await told()).toEqual([
      [
        'Your post is published',
        expect.stringContaining('“Soft light”'),
        expect.stringMatching(new RegExp(`/resources/blogs/${sent._id}$`)),
      ],
    ]);
    const reworded = await change(editor, published, { title: 'Softer light' });
    expect(await told()).toEqual([]);
    const taken = await change(editor, reworded, { status: 'unpublished', reason: 'The photos are not yours.' });
    expect(await told()).toEqual([
      [
        'Your post was taken down',
        expect.stringContaining(
          '“Softer light”. We kept your text and pictures. The editor wrote: The photos are not yours.',
        ),
        expect.any(String),
      ],
    ]);
    await editor.send('DELETE', `/api/blogs/${sent._id}`, undefined, { 'if-match': `"${taken.version}"` });
    expect(await told()).toEqual([
      ['Your post was deleted', expect.stringContaining('we can restore it'), expect.stringMatching(/\/contact$/)],
    ]);
  });

  // @proves GAP-065 GAP-023
  it('say why a post was sent back, and whether changes to a published post were accepted', async () => {
    const { town, mia, editor, told } = await settled();
    const returned = await change(editor, await submit(town, mia), {
      status: 'returned',
      reason: 'Name your sources.',
    });
    expect(await told()).toEqual([
      [
        'Your post needs changes',
        expect.stringContaining('The editor wrote: Name your sources.'),
        expect.stringMatching(/\/resources\/blog-management\/posts$/),
      ],
    ]);
    const published = await change(editor, await change(mia, returned, { status: 'review' }), { status: 'published' });
    await told();
    const declined = await change(editor, await change(mia, published, { title: 'Hard light' }), {
      revision: 'decline',
      reason: 'The old title says more.',
    });
    expect(await told()).toEqual([
      [
        'Your changes were not accepted',
        expect.stringContaining('The post stays as it was. The editor wrote: The old title says more.'),
        expect.any(String),
      ],
    ]);
    await change(editor, await change(mia, declined, { title: 'Late light' }), { revision: 'accept' });
    expect(await told()).toEqual([
      [
        'Your changes are published',
        expect.stringContaining('“Late light”'),
        expect.stringMatching(/\/resources\/blogs\/\w+$/),
      ],
    ]);
  });

  // @proves GAP-065 GAP-021
  it('contain the decision about a tool, with its reason', async () => {
    const { town, mia, told } = await settled();
    const moderator = await town.resident('moderator');
    const declined = await decide(moderator, await suggest(mia), {
      status: 'declined',
      reason: 'It asks for a card at once.',
    });
    expect(await told()).toEqual([
      [
        'Your tool was not added',
        expect.stringContaining('The reason: It asks for a card at once.'),
        expect.stringMatching(/\/resources\/tool-suggestions$/),
      ],
    ]);
    const waiting = await decide(moderator, declined, { status: 'waiting' });
    expect(await told()).toEqual([]);
    await decide(moderator, waiting, { status: 'approved' });
    expect(await told()).toEqual([
      ['Your tool is in the directory', expect.stringContaining('“Penpad”'), expect.stringMatching(/\/resources$/)],
    ]);
  });

  // @proves GAP-065 SET-12
  it.each([
    ['this event is switched off', { notificationEvents: { posts: false } }],
    ['mails are switched off as a whole', { notifications: false }],
  ])('are not sent once %s, even if already queued', async (_, choice) => {
    const { town, mia, editor, told } = await settled();
    await change(editor, await submit(town, mia), { status: 'published' });
    await mia.patch('/api/me', choice);
    expect(await told()).toEqual([]);
  });

  // @proves GAP-065
  it('omit the member’s own actions', async () => {
    const { town, editor } = await settled();
    await change(editor, await submit(town, editor), { status: 'unpublished' });
    expect(await town.mails()).toEqual([]);
  });
});

describe('groups of notifications', () => {
  const me = async (visitor: Visitor) => (await (await visitor.get('/api/me')).json()) as Account;

  // @proves GAP-065 SET-12
  it('are on if any of their kinds was on, and keep kinds that were off until the group changes', async () => {
    const town = await startTown();
    const mia = await town.resident('member');
    expect((await me(mia)).notificationGroups.mail).toEqual({
      messages: true,
      posts: true,
      jobs: true,
      projects: true,
      contests: true,
    });
    await mia.patch('/api/me', { notificationEvents: { comments: false, messages: false, mentions: false } });
    await mia.patch('/api/me', { notificationGroups: { mail: { posts: true, messages: false } } });
    const kept = await me(mia);
    expect(kept.notificationGroups.mail).toMatchObject({ posts: true, messages: false, jobs: true });
    expect(kept.notificationEvents).toMatchObject({ comments: false, replies: true, messages: false });
    expect(kept.notificationGroups.page).toMatchObject({ posts: true, messages: true });
    await mia.patch('/api/me', { notificationGroups: { mail: { posts: false }, page: { jobs: false } } });
    const off = await me(mia);
    expect(off.notificationEvents).toMatchObject({ likes: false, comments: false, replies: false, posts: false });
    expect(off.pageNotifications).toMatchObject({ applications: false, hiring: false, comments: true });
    await mia.patch('/api/me', { notificationGroups: { mail: { posts: true } } });
    expect((await me(mia)).notificationEvents).toMatchObject({ likes: false, comments: true, replies: true });
  });

  // @proves GAP-065 SET-12
  it('stay off for kinds of a later release, and an older front end turns single kinds on', async () => {
    const town = await startTown();
    const mia = await town.resident('member');
    await mia.patch('/api/me', { notificationGroups: { mail: { jobs: false } } });
    const { db } = town.api.store;
    await db.collection('auth_user').updateOne({}, { $unset: { 'notificationEvents.hiring': '' } });
    expect((await me(mia)).notificationEvents.hiring).toBe(false);
    await mia.patch('/api/me', { notificationEvents: { hiring: true } });
    expect(await me(mia)).toMatchObject({
      notificationEvents: { hiring: true, applications: false },
      notificationGroups: { mail: { jobs: true } },
    });
  });
});
