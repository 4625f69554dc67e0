import { answersSchema, helpedSchema } from '@verse/api-contract/community/critique.schema';
import {
  ask,
  commentsOn,
  critique,
  critiquesOf,
  mark,
  QUESTIONS,
  responsesOf,
  settle,
  wantedFor,
} from '../../../../test/answers';
import { comment, commentOf, toFailure } from '../../../../test/feed';
import { textsOf } from '../../../../test/notified';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

// @proves GAP-170
it('a maker asks two questions, a critic answers, the maker marks it, and the critic’s page shows it', async () => {
  const { town, ada, bola, chi, id } = await settle();
  expect(await toFailure(ask(bola, id))).toEqual([404, 'not-found', 'There is no such work.']);
  expect((await ask(ada, id, { questions: [] })).status).toBe(400);
  expect((await ask(ada, id, { questions: ['a', 'b', 'c'] })).status).toBe(400);
  expect(answersSchema.parse(await (await ask(ada, id)).json()).critique).toEqual({
    isWanted: true,
    questions: QUESTIONS,
  });
  expect((await wantedFor(town.visitor())).wanted).toMatchObject([
    { id, kind: 'works', questions: QUESTIONS, comments: 0 },
  ]);

  const written = (await commentOf(critique(bola, id))).comment;
  expect(written).toMatchObject({ text: 'The colours.', answers: [{ question: QUESTIONS[0], text: 'The colours.' }] });
  const other = [{ question: 'Another?', text: 'Yes' }];
  expect((await comment(chi, id, { answers: other }, undefined, 'works')).status).toBe(409);
  expect(
    (await comment(chi, id, { answers: [{ question: QUESTIONS[0]!, text: ' ' }] }, undefined, 'works')).status,
  ).toBe(400);
  const plain = (await commentOf(comment(chi, id, { text: 'Plain' }, undefined, 'works'))).comment;
  expect(plain.answers).toBeUndefined();
  const change = { answers: [{ question: QUESTIONS[0], text: 'The colours, mostly.' }] };
  const path = `/api/works/${id}/comments/${written.id}`;
  expect((await bola.send('PATCH', path, { text: 'Plain now' }, { 'if-match': '"1"' })).status).toBe(409);
  expect((await bola.send('PATCH', path, change, { 'if-match': '"1"' })).status).toBe(200);

  expect((await commentsOn(ada, id)).map(({ mayMark }) => mayMark)).toEqual([true, true]);
  for (const visitor of [bola, chi]) expect((await mark(visitor, id, written.id)).status).toBe(404);
  const { handle } = await ownProfile(bola);
  expect((await critiquesOf(town.visitor(), handle)).count).toBe(0);
  for (let times = 0; times < 2; times += 1)
    expect(helpedSchema.parse(await (await mark(ada, id, written.id)).json())).toEqual({ on: true });
  expect((await textsOf(bola)).filter((text) => text.includes('found your critique of'))).toHaveLength(1);
  const shown = await critiquesOf(town.visitor(), handle);
  expect(shown).toMatchObject({
    count: 1,
    critiques: [{ text: 'The colours, mostly.', about: { id, kind: 'works' } }],
  });
  expect((await commentsOn(town.visitor(), id)).map(({ hasHelped }) => hasHelped)).toEqual([true, false]);

  await mark(ada, id, written.id, false);
  expect(await critiquesOf(town.visitor(), handle)).toMatchObject({ count: 0, critiques: [] });
  expect((await textsOf(bola)).filter((text) => text.includes('found your critique'))).toEqual([]);
  await mark(ada, id, written.id);
  expect((await ask(ada, id, { isWanted: false })).status).toBe(200);
  expect(await responsesOf(bola, id)).toMatchObject({
    comments: 2,
    critique: { isWanted: false, questions: QUESTIONS },
  });
  expect((await critique(chi, id)).status).toBe(409);
  expect((await wantedFor(bola)).wanted).toEqual([]);
  expect((await critiquesOf(bola, handle)).count).toBe(1);
  expect(town.api.scans).toEqual([]);
});
