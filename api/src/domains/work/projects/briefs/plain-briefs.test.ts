import { briefFor, projectOf, projectsOf } from '../../../../../test/briefs';
import { textsOf } from '../../../../../test/notified';
import { cookieOf, startTown, type Town, type Visitor } from '../../../../../test/people';
import { fileOf } from '../../../../../test/publishing';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const TYPED = {
  title: 'A poster for the harbour',
  aim: 'People should come in June.\r\nAnd stay.',
  links: 'harbour.example/festival\r\n',
  budget: '150,000',
  currency: 'NGN',
  wantedBy: '',
};
const pdf = (text: string, name = `${text}.pdf`) =>
  fileOf({ bytes: `%PDF-1.7 ${text}`, name, type: 'application/pdf' });

async function setUp(environment: Record<string, string> = { RATE_LIMIT_FACTOR: '1000' }) {
  const town = await startTown(environment);
  const client = await town.resident('member', 'client@example.org');
  const seller = await town.resident('member', 'seller@example.org');
  const { handle } = (await briefFor(seller)).seller;
  const about = { kind: 'member', handle: handle ?? '', service: '', package: '' };
  return { town, client, seller, about };
}

/** Submits the form as a browser without JavaScript does, including an empty part if no file is selected. */
function post(town: Town, visitor: Visitor, texts: Record<string, string>, files: File[] = []): Promise<Response> {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  for (const file of files.length > 0 ? files : [new File([], '')]) body.append('files', file);
  const headers = { ...visitor.headers, cookie: cookieOf(visitor) };
  return town.api.call('/api/briefs', { method: 'POST', body, headers, redirect: 'manual' });
}

async function sentNumber(answer: Response): Promise<string> {
  const location = answer.headers.get('location') ?? (await answer.text());
  expect([answer.status, location]).toEqual([303, expect.stringMatching(/^\/brief\?sent=CP-[A-Z0-9]{9}$/)]);
  return location.slice(-12);
}

async function pageOf(answer: Response): Promise<{ status: number; html: string }> {
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; style-src 'sha256-");
  expect(policy).toContain("form-action 'self'");
  return { status: answer.status, html: await answer.text() };
}

const briefsOf = async (client: Visitor) => (await projectsOf(client, 'buying')).projects;

// @proves GAP-016 GAP-049
it('sends a brief with its files by a plain form, once, and leads to a page with its number', async () => {
  const { town, client, seller, about } = await setUp();
  const answers = await Promise.all(
    [1, 2, 3].map(() => post(town, client, { ...about, ...TYPED }, [pdf('one'), pdf('two'), pdf('one', 'again.pdf')])),
  );
  const numbers = await Promise.all(answers.map(sentNumber));
  expect(new Set(numbers).size).toBe(1);
  const [number] = numbers as [string];
  const { brief } = await projectOf(seller, number);
  expect(brief).toMatchObject({
    title: TYPED.title,
    aim: 'People should come in June.\nAnd stay.',
    wantedBy: null,
    links: ['https://harbour.example/festival'],
    budget: { currency: 'NGN', minor: 15_000_000 },
  });
  expect(brief.files.map(({ name }) => name).toSorted()).toEqual(['one.pdf', 'two.pdf']);
  expect(await (await seller.get(`/api/projects/${number}/files/${brief.files[0]!.id}`)).text()).toContain('%PDF-1.7');
  expect(await textsOf(seller)).toEqual([`Ada Tester sent you a brief: “${TYPED.title}”.`]);
  const other = await sentNumber(await post(town, client, { ...about, ...TYPED, title: 'Another' }));
  expect([other === number, (await projectOf(client, other)).brief.files]).toEqual([false, []]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-016
it('answers a plain form with errors by field, with what was typed and without markup of people', async () => {
  const { town, client, about } = await setUp();
  client.cookies.set('verse-theme', 'light');
  const typed = {
    ...about,
    ...TYPED,
    title: ' ',
    aim: '</textarea><script>1</script>',
    links: 'no link',
    budget: '1.250',
    currency: 'USD',
    wantedBy: '2020-01-01',
  };
  const { status, html } = await pageOf(await post(town, client, typed, [fileOf({ bytes: '<b>', name: '<i>.html' })]));
  expect(status).toBe(400);
  for (const part of [
    ...['Title is required.', 'could be either', 'Choose today or a later day.', 'cannot be used here'],
    ...['aria-describedby="title-error" aria-invalid="true"', '\nno link</textarea>', 'value="1.250"'],
    ...['<option value="USD" selected>', 'value="2020-01-01"', 'Choose your files again'],
    ...['&lt;/textarea&gt;&lt;script&gt;', `name="handle" value="${about.handle}"`, 'data-theme="light"'],
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|<i>|<b>/);
  expect(await briefsOf(client)).toEqual([]);
});

// @proves GAP-016 GAP-069
it('asks a guest to sign in and keeps the text of the form; another site sends nothing', async () => {
  const { town, client, about } = await setUp();
  const { status, html } = await pageOf(await post(town, town.visitor(), { ...about, ...TYPED }, [pdf('one')]));
  expect(status).toBe(401);
  for (const part of ['You are not signed in.', 'href="/signin"', 'href="/contact"', 'And stay.', 'value="150,000"'])
    expect(html).toContain(part);
  client.headers.origin = 'https://evil.example';
  expect((await post(town, client, { ...about, ...TYPED })).status).toBe(403);
  delete client.headers.origin;
  expect((await client.post('/api/briefs', { ...about, ...TYPED })).status).toBe(415);
  expect(await briefsOf(client)).toEqual([]);
});

// @proves GAP-016
it('takes at most ten files of 10 MB by a plain form, all or none, and keeps the text', async () => {
  const { town, client, about } = await setUp();
  const large = fileOf({ bytes: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1024 * 1024)]) });
  const many = Array.from({ length: 11 }, (_, index) => pdf(`file ${index}`));
  const refused = [
    await pageOf(await post(town, client, { ...about, ...TYPED }, [pdf('one'), large])),
    await pageOf(await post(town, client, { ...about, ...TYPED }, many)),
  ];
  expect(refused.map(({ status }) => status)).toEqual([413, 400]);
  expect(refused[0]!.html).toContain('is larger than 10 MB.');
  expect(refused[1]!.html).toContain('Files: at most 10.');
  for (const { html } of refused) expect(html).toContain(TYPED.title);
  expect(await briefsOf(client)).toEqual([]);
  const number = await sentNumber(await post(town, client, { ...about, ...TYPED }, many.slice(1)));
  expect((await projectOf(client, number)).brief.files).toHaveLength(10);
});

// @proves GAP-016
it('answers with a page when a seller is gone, and when a limit is reached', async () => {
  const { town, client, about } = await setUp();
  const gone = await pageOf(await post(town, client, { ...about, ...TYPED, handle: 'nobody-at-all' }));
  expect([gone.status, gone.html.includes(TYPED.title)]).toEqual([404, true]);
  const house = { ...TYPED, kind: 'house', handle: '', service: '', package: '' };
  for (let count = 0; count < 20; count += 1)
    await sentNumber(await post(town, client, { ...house, title: `Poster ${count}` }));
  const full = await pageOf(await post(town, client, { ...house, title: 'One more' }));
  expect([full.status, full.html.includes('You have 20 open briefs.')]).toEqual([409, true]);
});
