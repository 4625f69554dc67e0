import type { Job } from '@verse/api-contract/api';
import { CHANGED_PAGES } from '@verse/api-contract/changed-pages';
import { DAY_MS } from '@verse/api-contract/time';
import { apply, change, FORM, jobOf, listOf, post, titles, toFailure, wait } from '../../../../test/job-market';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const NO_PART = { saved: false, application: null, applicants: null };

// @proves GAP-057 API-13
it('guests read open jobs, and nothing of anyone who saved or applied', async () => {
  const town = await startTown();
  const staff = await town.resident('moderator');
  const ada = await town.resident('member');
  const { id } = await post(staff);
  await ada.send('PUT', `/api/jobs/${id}/save`);
  await apply(ada, id);
  expect((await listOf(ada)).jobs).toMatchObject([{ saved: true, application: { state: 'received' } }]);
  const guest = town.visitor();
  expect((await listOf(guest)).jobs).toMatchObject([{ id, ...NO_PART }]);
  expect(await jobOf(await guest.get(`/api/jobs/${id}`))).toMatchObject({ id, title: FORM.title, ...NO_PART });
  expect((await listOf(staff)).jobs).toMatchObject([{ applicants: 1, application: null }]);
  for (const list of ['saved', 'applied']) {
    const refused = await guest.get(`/api/jobs?of=${list}`);
    expect(await toFailure(refused)).toEqual([401, 'Please sign in to continue.']);
  }
  expect((await guest.get(`/api/jobs/${id}/applications`)).status).toBe(401);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-057 GAP-070
it('one response serves all guests and has an ETag; responses to members are not stored', async () => {
  const town = await startTown();
  const staff = await town.resident('moderator');
  const ada = await town.resident('member');
  const guest = town.visitor();
  const { id } = await post(staff);
  for (const path of ['/api/jobs', `/api/jobs/${id}`]) {
    const { headers } = await guest.get(path);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Accept-Encoding']);
    const tag = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await guest.send('GET', path, undefined, tag)).status).toBe(304);
    expect((await ada.get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

// @proves GAP-057 GAP-024 GAP-077
it('guests, the public pages and the sitemap follow each change at once: a closed job is gone', async () => {
  const town = await startTown({ PUBLIC_ORIGIN: 'https://verse.example', CACHE_SECONDS: '60' });
  const staff = await town.resident('moderator');
  const ada = await town.resident('member');
  const guest = town.visitor();
  const sitemap = async () => (await guest.get('/sitemap.xml')).text();
  expect(await titles(guest)).toEqual([]);
  expect(await sitemap()).toContain('<loc>https://verse.example/jobs</loc>');
  const answer = await staff.post('/api/jobs', FORM);
  expect(answer.headers.get(CHANGED_PAGES)).toBe('/jobs*');
  const job = (await answer.json()) as Job;
  expect(await titles(guest)).toEqual([FORM.title]);
  expect(await sitemap()).toContain(`<loc>https://verse.example/jobs/${job.id}</loc>`);
  const card = async () => (await guest.get(`/api/cards/job/${job.id}.png`)).status;
  expect(await card()).toBe(200);
  const edited = await jobOf(await change(staff, job, { title: 'Banner Designer' }));
  expect((await jobOf(await guest.get(`/api/jobs/${job.id}`))).title).toBe('Banner Designer');
  const closed = await change(staff, edited, { state: 'closed' });
  expect(closed.headers.get(CHANGED_PAGES)).toBe('/jobs*');
  expect(await titles(guest)).toEqual([]);
  expect(await card()).toBe(404);
  expect(await toFailure(await guest.get(`/api/jobs/${job.id}`))).toEqual([404, 'There is no such job.']);
  expect((await jobOf(await ada.get(`/api/jobs/${job.id}`))).state).toBe('closed');
  expect(await sitemap()).not.toContain(job.id);
});

// @proves GAP-057
it('a job that was not confirmed for thirty days is closed for guests, too', async () => {
  const town = await startTown();
  const staff = await town.resident('moderator');
  const old = await post(staff);
  wait(town, 1);
  const { id } = await post(staff, { title: 'Film editor' });
  wait(town, 30 * DAY_MS - 1);
  const guest = town.visitor();
  expect(await titles(guest)).toEqual(['Film editor']);
  const statuses = [old.id, id].map(async (one) => (await guest.get(`/api/jobs/${one}`)).status);
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});
