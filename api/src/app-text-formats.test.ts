import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { drawContent } from '../test/content-folder';
import { startTown, type Visitor } from '../test/people';
import { changeProfile } from '../test/profile-people';
import { saveToCollection } from '../test/profile-works-requests';
import { stopApis } from '../test/start-api';

afterEach(stopApis);

const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');
/** A text that every format must escape or clean, as it could be in a store that an earlier release wrote. */
const HOSTILE = `=1+1 design ${CONTROLS}\u007f\u0085\ufffe ]]> & <b> "'; END:VEVENT \ud83c 東京${'🎨'.repeat(40)}`;
/** Texts of all documents that become part of a file. */
const TEXTS = ['title', 'text', 'content', 'description', 'company', 'category', 'name', 'bio'];
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

const readXml = (text: string) => void new JSDOM(text, { contentType: 'text/xml' });

/** Parses each format independently of the code that wrote it, and throws if it is malformed. */
const READERS: Record<string, (text: string) => void> = {
  'text/calendar': (text) => {
    const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
    for (const event of events.map((one) => new ICAL.Event(one)))
      if (event.endDate.compare(event.startDate) <= 0) throw new Error('An event has no end.');
    if (events.length === 0 || !text.endsWith('\r\n')) throw new Error('It has no event, or is cut off.');
  },
  'application/rss+xml': readXml,
  'application/atom+xml': readXml,
  'application/xml': readXml,
  'application/feed+json': (text) => void JSON.parse(text),
  'text/csv': (text) => {
    const rows = text.split('\r\n').slice(0, -1);
    if (rows.some((row) => row.split(',').length !== rows[0]?.split(',').length)) throw new Error('Rows differ.');
    if (/(?:^|,)[=+@]/m.test(text)) throw new Error('A cell is a formula.');
  },
  'text/plain': () => undefined,
};

/** Pages, bytes and streams, which tests of their own prove. */
const OTHERS =
  /^(?:text\/html|text\/javascript|text\/event-stream|image\/|application\/(?:zip|octet-stream|json|problem\+json))/;

interface Row {
  id?: string;
  _id?: string;
}

/** Returns the id of the first entry of the list at a path. */
async function firstIdAt(visitor: Visitor, path: string): Promise<string> {
  const answer = (await (await visitor.get(path)).json()) as Record<string, Row[]>;
  const [first] = Object.values(answer).find((value) => Array.isArray(value) && value[0]?.id) ?? [];
  return first?.id ?? 'none';
}

// @proves GAP-163
test('every text format that the site writes is well-formed, whatever its texts contain', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent(), RATE_LIMIT_FACTOR: '1000' });
  const { db } = town.api.store;
  const reader = await town.resident('admin');
  await changeProfile(reader, { visibility: 'everybody' });
  const collection = await saveToCollection(reader, await firstIdAt(reader, '/api/works'));
  const feeds = ['xml', 'atom', 'json'].map((kind) => [`/api/collections/:id/feed.${kind}`, collection]);
  const ids: Record<string, string> = {
    ...Object.fromEntries(feeds),
    '/api/contests/:id/calendar.ics': await firstIdAt(reader, '/api/contests'),
    '/api/webinars/:id/calendar.ics': await firstIdAt(reader, '/api/webinars'),
  };
  for (const collection of ['blogs', 'contests', 'webinars', 'jobs', 'posts', 'works', 'collections'])
    for (const field of TEXTS)
      await db.collection(collection).updateMany({ [field]: { $exists: true } }, { $set: { [field]: HOSTILE } });

  const formats = town.api.features
    .flatMap(({ routes }) => [...routes])
    .flatMap(({ method, path, responses }) => {
      const { type } = responses[200] ?? {};
      return method === 'get' && type !== undefined && !OTHERS.test(type) ? [{ path, type }] : [];
    });
  expect(formats.map(({ type }) => type).filter((type) => !READERS[type])).toEqual([]);
  expect(formats.length).toBeGreaterThan(10);

  const faults: string[] = [];
  for (const { path, type } of formats) {
    if (path.startsWith('/api/outbox')) continue;
    const response = await reader.get(path.replace(':id', ids[path] ?? 'none').replace(':tag', 'design'));
    const text = await response.text();
    if (response.status !== 200) faults.push(`${path}: ${response.status}`);
    else if (FORBIDDEN.test(text)) faults.push(`${path}: ${JSON.stringify(FORBIDDEN.exec(text)?.[0])}`);
    else
      try {
        READERS[type]!(text);
      } catch (error) {
        faults.push(`${path}: ${String(error)}`);
      }
  }
  expect(faults).toEqual([]);
});
