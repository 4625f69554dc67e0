import { answerContent } from '../../../../test/answer-requests';
import {
  ask,
  commentsOn,
  critique,
  critiquesOf,
  likeWork,
  mark,
  QUESTIONS,
  responsesOf,
  settle,
  wantedFor,
} from '../../../../test/answers';
import { comment, commentOf } from '../../../../test/feed';
import { textsOf } from '../../../../test/notified';
import { PASSWORD, type Visitor } from '../../../../test/people';
import { changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';
import { untilServed } from '../../../../test/until-served';

afterEach(stopApis);

// @proves GAP-052 GAP-170
it.each(['works', 'blogs'] as const)(
  'members like and comment on %s, the maker is notified, and guests read it',
  async (kind) => {
    const settled = await settle();
    const { town, ada, bola, chi } = settled;
    const id = kind === 'works' ? settled.id : settled.blog;
    expect(await responsesOf(town.visitor(), id, kind)).toMatchObject({ likes: 0, comments: 0 });
    for (const visitor of [bola, chi, chi]) expect((await likeWork(visitor, id, true, kind)).status).toBe(200);
    const first = (await commentOf(comment(bola, id, { text: 'Bright' }, 'one-and-the-same', kind))).comment;
    expect((await commentOf(comment(bola, id, { text: 'Bright' }, 'one-and-the-same', kind))).comment.id).toBe(
      first.id,
    );
    await comment(chi, id, { text: 'I agree', parentId: first.id }, undefined, kind);
    expect(await responsesOf(chi, id, kind)).toMatchObject({ likes: 2, comments: 2, isLiked: true, isOwn: false });
    expect(await responsesOf(town.visitor(), id, kind)).toMatchObject({ likes: 2, comments: 2, isLiked: false });
    expect((await commentsOn(town.visitor(), id, kind)).map(({ text }) => text)).toEqual(['Bright', 'I agree']);
    const noun = kind === 'works' ? 'work' : 'blog post';
    const told = (await textsOf(ada)).join('\n');
    expect(told).toContain(`liked your ${noun}`);
    expect(told).toContain(`commented on your ${noun}`);
    expect((await textsOf(bola)).join()).toContain('replied to you below');
    await likeWork(chi, id, false, kind);
    expect((await bola.delete(`/api/${kind}/${id}/comments/${first.id}`)).status).toBe(200);
    expect(await responsesOf(chi, id, kind)).toMatchObject({ likes: 1, comments: 1, isLiked: false });
    expect((await bola.post(`/api/${kind}/${id}/comments/${first.id}/restore`)).status).toBe(200);
    expect((await responsesOf(chi, id, kind)).comments).toBe(2);
    expect(town.api.scans).toEqual([]);
  },
);

// @proves GAP-052
it('a like sent ten times at once counts once, and one’s own like and comment notify no one', async () => {
  const { ada, bola, id } = await settle();
  await Promise.all(Array.from({ length: 10 }, () => untilServed(() => likeWork(bola, id))));
  await likeWork(ada, id);
  await comment(ada, id, { text: 'Mine' }, undefined, 'works');
  expect(await responsesOf(ada, id)).toMatchObject({ likes: 2, comments: 1, isOwn: true });
  expect((await textsOf(ada)).filter((text) => !text.includes('liked'))).toEqual([]);
});

// @proves GAP-170 R8
it('answers follow who sees the work: members only, no one, blocked, deleted, suspended', async () => {
  const { town, ada, bola, chi, id } = await settle();
  await ask(ada, id);
  const theirs = (await commentOf(critique(bola, id))).comment;
  await mark(ada, id, theirs.id);
  const { handle } = await ownProfile(bola);
  const seenBy = async (visitor: Visitor) => {
    const statuses = await Promise.all(
      [visitor.get(`/api/works/${id}/answers`), visitor.get(`/api/works/${id}/comments`)].map(
        async (one) => (await one).status,
      ),
    );
    const listed = [(await wantedFor(visitor)).wanted.length, (await critiquesOf(visitor, handle)).critiques.length];
    return [...statuses, ...listed];
  };
  const OPEN = [200, 200, 1, 1];
  const CLOSED = [404, 404, 0, 0];
  expect([await seenBy(town.visitor()), await seenBy(chi)]).toEqual([OPEN, OPEN]);
  await changeProfile(ada, { visibility: 'members' });
  expect([await seenBy(town.visitor()), await seenBy(chi)]).toEqual([CLOSED, OPEN]);
  await changeProfile(ada, { visibility: 'nobody' });
  expect([await seenBy(chi), await seenBy(ada)]).toEqual([CLOSED, OPEN]);
  expect((await likeWork(chi, id)).status).toBe(404);
  await changeProfile(ada, { visibility: 'everybody' });
  await ada.send('PUT', `/api/members/${(await ownProfile(chi)).handle}/block`);
  expect(await seenBy(chi)).toEqual(CLOSED);
  for (const answer of [likeWork(chi, id), comment(chi, id, {}, undefined, 'works'), critique(chi, id)])
    expect((await answer).status).toBe(404);
  await ada.delete(`/api/me/works/${id}`);
  expect(await seenBy(town.visitor())).toEqual(CLOSED);
  await ada.post(`/api/me/works/${id}/restore`);
  expect(await seenBy(town.visitor())).toEqual(OPEN);
  expect((await town.visitor().send('PUT', `/api/works/${id}/like`)).status).toBe(401);
});

// @proves GAP-091 GAP-170
it('a comment on a work is reported, removed, appealed and restored as one on a post', async () => {
  const { town, ada, bola, id } = await settle();
  const moderator = await town.resident('moderator');
  const judge = await town.resident('moderator');
  const written = (await commentOf(comment(bola, id, { text: 'Buy lamps' }, undefined, 'works'))).comment;
  const report = { type: 'comment', id: written.id, reason: 'spam' };
  expect((await ada.post('/api/reports', report)).status).toBe(201);
  const path = `/api/moderation/cases/comment.${written.id}`;
  expect(await (await moderator.get(path)).json()).toMatchObject({
    now: { text: 'Buy lamps', below: { text: 'A sign' } },
  });
  const verdict = { decision: 'remove', rule: 'spam', quote: 'lamps', reason: 'No lamps.' };
  expect((await moderator.send('PATCH', path, verdict, { 'if-match': '"1"' })).status).toBe(200);
  expect((await commentsOn(town.visitor(), id)).map(({ text }) => text)).toEqual(['']);
  expect((await responsesOf(ada, id)).comments).toBe(0);
  expect((await bola.post('/api/appeals', { type: 'comment', id: written.id, text: 'They are mine.' })).status).toBe(
    201,
  );
  const version = ((await (await judge.get(path)).json()) as { case: { version: number } }).case.version;
  const restored = await judge.send(
    'PATCH',
    path,
    { decision: 'restore', reason: 'Fine.' },
    { 'if-match': `"${version}"` },
  );
  expect(restored.status).toBe(200);
  expect((await responsesOf(ada, id)).comments).toBe(1);
});

// @proves GAP-067 GAP-092
it('likes, critiques and questions are exported, and erased with the member and with the work', async () => {
  const { town, ada, bola, id, blog } = await settle();
  for (const [kind, subject] of [
    ['works', id],
    ['blogs', blog],
  ] as const) {
    await ask(ada, subject, {}, kind);
    await answerContent(kind, subject, ada, bola);
    await likeWork(bola, subject, true, kind);
  }
  const exported = (await (await ada.post('/api/me/export')).json()) as Record<string, unknown[]>;
  expect(JSON.stringify(exported)).toContain(QUESTIONS[0]);
  const erase = async (visitor: Visitor) => {
    const { id: memberId } = (await visitor.session()).user!;
    await visitor.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    const users = town.api.store.db.collection('auth_user');
    await users.updateOne({ _id: memberId }, { $set: { deletionAt: town.clock.now } });
    await town.api.background.run('erase-accounts');
    await town.api.background.run('remove-answers-to-deleted-content');
  };
  await erase(bola);
  expect(await responsesOf(ada, id)).toMatchObject({ likes: 0, comments: 1 });
  await erase(ada);
  const rows = (name: string) => town.api.store.db.collection(name).find({}).toArray();
  expect(await rows('comment_subjects')).toMatchObject([
    { _id: `blogs:${blog}`, ownerId: '', questions: [], askedAt: null },
  ]);
  expect(await rows('post_comments')).toEqual([]);
  expect(await rows('post_likes')).toEqual([]);
});

// @proves GAP-052
it('reads as many documents with 10,000 other answers as without', async () => {
  const { town, ada, bola, id } = await settle();
  await ask(ada, id);
  const written = (await commentOf(critique(bola, id))).comment;
  await mark(ada, id, written.id);
  const { handle } = await ownProfile(bola);
  const read = async () => {
    const before = town.api.documentsRead();
    await responsesOf(bola, id);
    await commentsOn(bola, id);
    await critiquesOf(bola, handle);
    return town.api.documentsRead() - before;
  };
  const alone = await read();
  const { db } = town.api.store;
  const at = new Date();
  const many = Array.from({ length: 10_000 }, (_, index) => String(index));
  const [template] = await db.collection('post_comments').find({}).toArray();
  await db
    .collection('post_comments')
    .insertMany(
      many.map((name) => ({ ...template, _id: `other-${name}`, postId: `works:${name}`, authorId: `other-${name}` })),
    );
  await db.collection('comment_subjects').insertMany(
    many.map((name) => ({
      _id: `works:${name}`,
      ownerId: name,
      likes: 0,
      comments: 1,
      acts: 1,
      questions: [],
      askedAt: at,
    })),
  );
  await db.collection('post_likes').insertMany(
    many.map((name) => ({
      _id: `works:${name} other`,
      objectId: `works:${name}`,
      memberId: 'other',
      state: 'on',
      at,
    })) as never,
  );
  expect(await read()).toBe(alone);
  expect(town.api.scans).toEqual([]);
}, 120_000);
