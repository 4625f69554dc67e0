import type { Job, JobList, Problem } from '@verse/api-contract/api';
import { drawContent } from '../../../../test/content-folder';
import { change, FORM, jobOf, listOf, post, titles, toFailure, wait } from '../../../../test/job-market';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

// @proves ENT-15 API-13 JOB-01 GAP-056
it('has the six sample jobs, all different, the newest first, with their pay as text', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const { jobs, next } = await listOf(await town.resident('member'));
  expect([jobs.map(({ salary }) => salary), next]).toEqual([
    ['$28–$35', '$40–$52', '$18–$24', '$30–$38', '$32–$40', '$16–$20'],
    null,
  ]);
  expect(new Set(jobs.map(({ title }) => title)).size).toBe(6);
  expect(jobs.map(({ saved, application, state }) => [saved, application, state])).toEqual(
    jobs.map(() => [false, null, 'open']),
  );
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-057
it('is posted by staff only, once per key, and never without pay: the error names the field', async () => {
  const town = await startTown();
  const staff = await town.resident('moderator');
  const member = await town.resident('member');
  const { pay: _, ...unpaid } = FORM;
  const refused = async (body: object) => toFailure(await staff.post('/api/jobs', body));
  const PAY = 'Pay is required: enter the minimum and the maximum for an hour.';
  expect(await refused(unpaid)).toEqual([400, PAY, ['pay']]);
  expect(await refused({ ...FORM, pay: { min: 30, max: 20, currency: 'USD' } })).toEqual([
    400,
    'The maximum is below the minimum.',
    ['pay.max'],
  ]);
  expect(await refused({ ...FORM, pay: { min: 20, max: 30, currency: 'US' } })).toEqual([
    400,
    'Choose a currency.',
    ['pay.currency'],
  ]);
  expect(await refused({ ...FORM, pay: { max: 30, currency: 'USD' } })).toEqual([400, PAY, ['pay.min']]);
  expect((await member.post('/api/jobs', FORM)).status).toBe(403);
  expect(await listOf(member)).toEqual({ jobs: [], next: null });

  const twice = await Promise.all(
    [1, 2].map(() => staff.send('POST', '/api/jobs', FORM, { 'idempotency-key': 'one-press-of-it' })),
  );
  const [one, other] = await Promise.all(twice.map(jobOf));
  expect(one!.id).toBe(other!.id);
  expect((await listOf(member)).jobs).toMatchObject([{ salary: '$20–$30.50', pay: FORM.pay, applicants: null }]);
  expect((await listOf(staff)).jobs).toMatchObject([{ applicants: 0 }]);
});

// @proves GAP-056
it('is found by words, type, remote work and lowest pay, alone and combined, and by its current text', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const member = await town.resident('member');
  const poster = await post(staff);
  wait(town, 1000);
  await post(staff, { title: 'Film editor', isRemote: false, type: 'Part-time', pay: { ...FORM.pay, min: 25 } });
  wait(town, 1000);
  await post(staff, { title: 'Poster printer', pay: { min: 9000, max: 9000, currency: 'NGN' } });
  const all = ['Poster printer', 'Film editor', 'Poster Designer'];
  for (const [query, found] of [
    ['', all],
    ['?q=POSTER%20theatre', all],
    ['?q=printer', ['Poster printer']],
    ['?q=nothing', []],
    ['?type=Part-time', ['Film editor']],
    ['?remote=yes', ['Poster printer', 'Poster Designer']],
    ['?pay=20', ['Film editor', 'Poster Designer']],
    ['?pay=25', ['Film editor']],
    ['?q=draw&remote=yes&pay=15&type=Contract', ['Poster Designer']],
  ] as const)
    expect([query, await titles(member, query)]).toEqual([query, found]);
  await jobOf(await change(staff, poster, { title: 'Banner Designer', tags: ['Banner'], description: 'Draw.' }));
  expect([await titles(member, '?q=poster'), await titles(member, '?q=banner')]).toEqual([
    ['Poster printer', 'Film editor'],
    ['Banner Designer'],
  ]);
  for (const query of ['?type=x', '?pay=17', '?cursor=x', '?q=a&cursor=eHh4', '?of=all', '?remote=no', '?x=1'])
    expect([query, (await member.get(`/api/jobs${query}`)).status]).toEqual([query, 400]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056
it('is listed once across pages of the list, a search and saved jobs, while others are posted', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const member = await town.resident('member');
  for (let index = 0; index < 12; index += 1) {
    // Jobs are posted three at a time.
    if (index % 3 === 0) wait(town, 1000);
    const { id } = await post(staff, { title: `Job ${index}`, isRemote: index % 2 === 0 });
    await member.send('PUT', `/api/jobs/${id}/save`);
  }
  for (const [query, count] of [
    ['', 12],
    ['&q=draw', 12],
    ['&q=draw&remote=yes', 6],
    ['&of=saved', 12],
    ['&of=saved&remote=yes', 6],
  ] as const) {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: JobList = await listOf(member, `?limit=5${query}${next ? `&cursor=${next}` : ''}`);
      seen.push(...page.jobs.map(({ title }) => title));
      if (next === '') await post(staff, { title: 'New', isRemote: true });
      next = page.next;
    }
    const old = seen.filter((title) => title !== 'New');
    expect([query, new Set(old).size, old.length]).toEqual([query, count, count]);
  }
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-056
it('is saved for the member, once, and stays in that list when it closes', async () => {
  const town = await startTown();
  const staff = await town.resident('admin');
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const job = await post(staff);
  for (const _ of [1, 2])
    expect(await jobOf(await ada.send('PUT', `/api/jobs/${job.id}/save`))).toMatchObject({ saved: true });
  expect((await listOf(bola)).jobs).toMatchObject([{ saved: false }]);
  await change(staff, job, { state: 'closed' });
  expect((await listOf(ada, '?of=saved')).jobs).toMatchObject([{ saved: true, state: 'closed' }]);
  for (const _ of [1, 2])
    expect(await jobOf(await ada.delete(`/api/jobs/${job.id}/save`))).toMatchObject({ saved: false });
  expect((await listOf(ada, '?of=saved')).jobs).toEqual([]);
  expect((await ada.send('PUT', '/api/jobs/none/save')).status).toBe(404);
});

// @proves GAP-057
it('the second of two concurrent changes gets a conflict with the current job; staff actions are audited', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const other = await town.resident('admin');
  const job = await post(staff);
  const answers = await Promise.all([
    change(staff, job, { title: 'One' }),
    change(other, job, { pay: { min: 1, max: 2, currency: 'EUR' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = (await answers.find(({ status }) => status === 409)!.json()) as Problem & { current: Job };
  expect(lost.current.version).toBe(2);
  expect((await staff.patch(`/api/jobs/${job.id}`, { title: 'Two' })).status).toBe(428);
  const now = await jobOf(await change(staff, { ...job, version: 2 }, { state: 'closed' }));
  expect([now.state, await titles(staff), await titles(staff, '?q=theatre')]).toEqual(['closed', [], []]);
  for (const body of [{}, { title: '' }, { state: 'gone' }, { state: 'open', title: 'x' }, { id: 'x' }])
    expect([body, (await change(staff, now, body)).status]).toEqual([body, 400]);
  expect(await (await other.get('/api/audit')).json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'job: posted', target: job.id }),
      expect.objectContaining({ action: 'job: closed', target: job.id }),
    ]),
  );
});

// @proves GAP-056
it('is indexed again when the process that changed it was killed', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const job = await post(staff);
  const { db } = town.api.store;
  await db.collection('job_search').deleteMany({ jobId: job.id });
  await db.collection('jobs').updateOne({ _id: job.id }, { $set: { unsearchedSince: town.clock.now } });
  expect(await titles(staff, '?q=poster')).toEqual([]);
  expect(await town.api.background.run('complete-job-search')).toBe(0);
  wait(town, 60_000);
  expect(await town.api.background.run('complete-job-search')).toBe(1);
  expect(await titles(staff, '?q=poster')).toEqual([job.title]);
  expect(await town.api.background.run('complete-job-search')).toBe(0);
});

// @proves GAP-056
it('is found by names of one letter and signs, without accents, and by no search without a word', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const member = await town.resident('member');
  for (const title of [
    'C++ engineer',
    'C# engineer',
    'R analyst',
    'Go developer',
    'AI artist',
    '3D modeller',
    'Ọ̀ṣun guide',
  ])
    await post(staff, { title, tags: [], description: 'Work.', company: 'Kin' });
  const found = (q: string) => titles(member, `?q=${encodeURIComponent(q)}`);
  expect([await found('c++'), await found('C#'), await found('r'), await found('osun')]).toEqual([
    ...[['C++ engineer'], ['C# engineer'], ['R analyst'], ['Ọ̀ṣun guide']],
  ]);
  expect([await found('Go'), await found('ai'), await found('3d')]).toEqual([
    ...[['Go developer'], ['AI artist'], ['3D modeller']],
  ]);
  expect([await found('!?'), await found('C')]).toEqual([[], []]);
});

// @proves GAP-056
it('has each tag once, whatever its case', async () => {
  const town = await startTown();
  const job = await post(await town.resident('editor'), { tags: ['Design', 'design', 'DÉSIGN', 'UX'] });
  expect(job.tags).toEqual(['Design', 'UX']);
});
