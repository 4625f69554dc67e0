import ICAL from 'ical.js';
import type { WebinarList } from '@verse/api-contract/api';
import { webinarAnswerSchema, webinarListSchema } from '@verse/api-contract/community/webinars.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { drawContent } from '../../../../test/content-folder';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const listed = async (visitor: Visitor): Promise<WebinarList> =>
  webinarListSchema.strict().parse(await (await visitor.get('/api/webinars')).json());
const seat = (visitor: Visitor, method: 'PUT' | 'DELETE', id: string) =>
  visitor.send(method, `/api/webinars/${id}/seat`);

// @proves PRO-14 ENT-22 GAP-063
it('a seat is taken and given back, however often requested, until the webinar begins', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const examples = (await listed(ada)).webinars;
  expect(examples.map(({ isSample }) => isSample)).toEqual([true, true, true, true]);
  expect(examples.every(({ startsAt }) => Date.parse(startsAt) > town.clock.now.getTime())).toBe(true);
  for (const { id: example } of examples) expect((await seat(ada, 'PUT', example)).status).toBe(409);
  const startsAt = new Date(town.clock.now.getTime() + HOUR_MS);
  startsAt.setMilliseconds(0);
  const stored = { _id: 'first', title: 'Signs by hand', startsAt, minutes: 60, version: 0 };
  await town.api.store.db.collection<{ _id: string }>('webinars').insertOne(stored);
  const [first] = (await listed(ada)).webinars;
  const id = first!.id;
  for (const method of ['PUT', 'PUT'] as const) {
    const answer = await seat(ada, method, id);
    expect(answer.status).toBe(200);
    expect(webinarAnswerSchema.strict().parse(await answer.json()).webinar).toEqual({ ...first, hasSeat: true });
  }
  expect((await listed(ada)).webinars[0]).toMatchObject({ hasSeat: true });
  expect((await listed(bola)).webinars[0]).toMatchObject({ hasSeat: false });
  expect((await seat(ada, 'DELETE', id)).status).toBe(200);
  expect((await seat(ada, 'DELETE', id)).status).toBe(200);
  expect((await listed(ada)).webinars[0]).toMatchObject({ hasSeat: false });
  for (const unknown of ['none', '$ne', 'a'.repeat(200)]) expect((await seat(ada, 'PUT', unknown)).status).toBe(404);
  expect((await seat(town.visitor(), 'PUT', id)).status).toBe(401);

  const file = await ada.get(`/api/webinars/${id}/calendar.ics`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(await file.text()) as never).getFirstSubcomponent('vevent')!,
  );
  expect([event.summary, event.startDate.toJSDate().toISOString()]).toEqual([first!.title, first!.startsAt]);

  town.clock.now = new Date(first!.startsAt);
  const visitor = await town.resident('member');
  expect((await seat(visitor, 'PUT', id)).status).toBe(409);
  expect((await listed(visitor)).webinars).toHaveLength(4);
  expect(town.api.scans).toEqual([]);
});
