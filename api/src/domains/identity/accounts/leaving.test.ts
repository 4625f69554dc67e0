import { DAY_MS } from '@verse/api-contract/time';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { formOf } from '../../../../test/publishing';
import { cookieOf } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';
import { withTwoFactor } from '../../../../test/two-factor';

afterEach(stopApis);

describe('leaving', () => {
  // @proves GAP-067 R20
  it('exports everything stored about the account, but no credentials', async () => {
    const mia = await (await startTown()).resident('member', 'mia@example.org');
    const answer = await mia.post('/api/me/export');
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=creativity-verse-account.json');
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'mia@example.org', firstName: 'Ada' },
      sessions: [{ createdAt: expect.any(String), ipAddress: expect.stringContaining('127.0.0.1') }],
    });
    expect(text).not.toMatch(/argon2|"token"|"h:|secret/);
  });

  // @proves GAP-067 R1
  it('exports every post and draft of its owner however many there are, twice an hour', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    const zoe = await town.resident('member', 'zoe@example.org');
    const mine = (await mia.session()).user!.id;
    const theirs = (await zoe.session()).user!.id;
    const { db } = town.api.store;
    for (let count = 0; count < 65; count += 1) {
      const owner = count % 5 === 0 ? theirs : mine;
      await db.collection('blogs').insertOne({
        _id: `p${count}`,
        authorId: owner,
        title: `Post ${count}`,
        status: 'review',
        edited: { by: 'staff' },
      } as never);
      await db
        .collection('blog_drafts')
        .insertOne({ _id: `${owner} d${count}`, draftId: `d${count}`, ownerId: owner } as never);
    }
    const taken = (await (await mia.post('/api/me/export')).json()) as Record<
      'posts' | 'drafts' | 'postVersions' | 'toolSuggestions',
      { id: string }[]
    >;
    const wanted = Array.from({ length: 65 }, (_, count) => count).filter((count) => count % 5 !== 0);
    expect(new Set(taken.posts.map(({ id }) => id))).toEqual(new Set(wanted.map((count) => `p${count}`)));
    expect(new Set(taken.drafts.map(({ id }) => id))).toEqual(new Set(wanted.map((count) => `d${count}`)));
    expect([taken.posts.length, taken.drafts.length, taken.postVersions, taken.toolSuggestions]).toEqual([
      52,
      52,
      [],
      [],
    ]);
    expect(JSON.stringify(taken)).not.toContain('staff');
    expect((await mia.post('/api/me/export')).status).toBe(200);
    const third = await mia.post('/api/me/export');
    expect([third.status, ((await third.json()) as { code: string }).code]).toEqual([429, 'too-many']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await zoe.post('/api/me/export')).status).toBe(200);
    expect(town.api.scans).toEqual([]);
  });

  // @proves SET-16 GAP-067
  it('hides the account at once and erases it after 14 days, leaving nothing personal', async () => {
    const town = await startTown();
    const { mia } = await withTwoFactor(town, 'mia@example.org');
    const ownerId = (await mia.session()).user!.id;
    const drafts = town.api.store.db.collection<{ _id: string; ownerId: string; draftId: string; savedAt: Date }>(
      'blog_drafts',
    );
    for (let count = 0; count < 60; count += 1)
      await drafts.insertOne({ _id: `${ownerId} d${count}`, draftId: `d${count}`, ownerId, savedAt: new Date(count) });
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'delete' })).status).toBe(400);
    expect((await mia.post('/api/me/deletion', { password: 'not-the-one', confirm: 'DELETE' })).status).toBe(400);
    // This sign-in is never completed with a code, but must be erased as well.
    await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD });
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
    expect((await mia.get('/api/me')).status).toBe(401);
    await town.mails();
    expect(town.sent.map(({ to }) => to)).toContain('mia@example.org');
    town.clock.now = new Date(town.clock.now.getTime() + 13 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(0);
    town.clock.now = new Date(town.clock.now.getTime() + 2 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect(town.sent).toEqual([]);
    for (const name of [
      'auth_user',
      'auth_session',
      'auth_account',
      'auth_twoFactor',
      'auth_verification',
      'account_links',
      'account_guesses',
      'mail_jobs',
      'blog_drafts',
    ]) {
      expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
    }
    expect((await town.visitor().post('/api/signin', { email: 'mia@example.org', password: PASSWORD })).status).toBe(
      401,
    );
  });

  // @proves GAP-067
  it('erases unpublished posts (in review, scheduled, deleted) and keeps published ones', async () => {
    const town = await startTown();
    const mia = await town.resident('author', 'mia@example.org');
    const zoe = await town.resident('author', 'zoe@example.org');
    const post = async (visitor: Visitor, title: string) =>
      (await (
        await town.api.call('/api/blogs', {
          method: 'POST',
          headers: { cookie: cookieOf(visitor) },
          body: await formOf({ text: { title } }),
        })
      ).json()) as { _id: string };
    const posts = town.api.store.db.collection<{ _id: string; status: string; title: string }>('blogs');
    for (const title of ['Read', 'Waiting', 'Planned', 'Thrown away']) await post(mia, title);
    await post(zoe, 'Of somebody else');
    for (const [title, status] of [
      ['Waiting', 'review'],
      ['Planned', 'scheduled'],
      ['Thrown away', 'deleted'],
      ['Of somebody else', 'review'],
    ])
      await posts.updateOne({ title: title! }, { $set: { status: status! } });
    const taken = JSON.parse(await (await mia.post('/api/me/export')).text()) as { posts: { title: string }[] };
    expect(taken.posts.map(({ title }) => title).toSorted()).toEqual(['Planned', 'Read', 'Thrown away', 'Waiting']);
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    town.clock.now = new Date(town.clock.now.getTime() + 15 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect((await posts.find({}).toArray()).map(({ title }) => title).toSorted()).toEqual(['Of somebody else', 'Read']);
  });

  // @proves GAP-067
  it('is cancelled by signing in', async () => {
    const town = await startTown();
    const mia = await town.resident('member', 'mia@example.org');
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    await town.mails();
    await town.visitor().signIn('mia@example.org');
    expect(await town.mails()).toMatchObject([{ to: 'mia@example.org', subject: 'Your account stays' }]);
    town.clock.now = new Date(town.clock.now.getTime() + 20 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(0);
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(1);
  });
});
