import { answer, createOrganisation, join, postJob, reviewed, rows } from '../../../../../test/hiring';
import { startTown, type Town, type Visitor } from '../../../../../test/people';
import { jpegOf } from '../../../../../test/pictures';
import { fileOf } from '../../../../../test/publishing';
import { stopApis } from '../../../../../test/start-api';
import { createRedaction } from '../../../../platform/redaction';

afterEach(stopApis);

const HANDLE = 'lamp-house';
/** Words that occur nowhere else. */
const CANARIES = ['Quillon', 'Vandermolen', 'quillon-vandermolen', 'qvdm.private', 'vandermolen-portfolio'];
const EVERYWHERE =
  'I am Quillon Vandermolen (QuillonVandermolen, VANDERMOLEN_Quillon, @quillon-vandermolen), ' +
  'see https://quillon-vandermolen.example/works or vandermolen-portfolio.com, qvdm.private@example.org, ' +
  '+234 803 555 0101.';

/** Returns each canary found in a text, with the text around it. */
const contextsOf = (text: string): string[] =>
  CANARIES.flatMap((canary) => {
    const at = text.indexOf(canary.toLowerCase());
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 60)];
  });

async function readAll(visitor: Visitor, paths: readonly string[]): Promise<string> {
  const answers = await Promise.all(paths.map((path) => visitor.get(path)));
  return (await Promise.all(answers.map(async (one) => `${[...one.headers].join()} ${await one.text()}`))).join('\n');
}

/** Creates a member whose name appears in every field that an application copies. */
async function setUpMaker(town: Town): Promise<{ maker: Visitor; workId: string }> {
  const maker = await town.resident('member', 'qvdm.private@example.org');
  const named = await maker.patch('/api/me', { firstName: 'Quillon', lastName: 'Vandermolen' });
  expect(named.status).toBe(200);
  const profile = (await (await maker.get('/api/me/profile')).json()) as { version: number };
  const condition = { 'if-match': `"${profile.version}"` };
  await maker.send('PUT', '/api/me/profile/handle', { handle: 'quillon-vandermolen' }, condition);
  // A profile has a handle even if members cannot open it.
  const { version } = (await (await maker.get('/api/me/profile')).json()) as { version: number };
  const hidden = await maker.send('PATCH', '/api/me/profile', { visibility: 'nobody' }, { 'if-match': `"${version}"` });
  expect(hidden.status).toBe(200);
  const form = new FormData();
  const pictures = [{ from: 'new', index: 0, alt: EVERYWHERE }];
  const work = {
    title: 'Poster by Quillon Vandermolen',
    description: EVERYWHERE,
    role: 'Quillon',
    year: 2024,
    pictures,
  };
  form.append('work', JSON.stringify({ ...work, link: 'https://quillon-vandermolen.example/' }));
  form.append('pictures', fileOf({ bytes: await jpegOf({ width: 60, height: 40 }), name: 'quillon-vandermolen.jpg' }));
  const { id: workId } = (await (await maker.send('POST', '/api/me/works', form)).json()) as { id: string };
  return { maker, workId };
}

// @proves GAP-056 GAP-066
it('shows reviewers nothing that names an applicant before the shortlist, in answers, notices and emails', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const owner = await town.resident('member');
  const recruiter = await town.resident('member', 'rec@example.org');
  await createOrganisation(town, owner, { handle: HANDLE });
  await join(town, recruiter, HANDLE, 'recruiter');
  const { maker, workId } = await setUpMaker(town);
  const job = await postJob(town, owner, HANDLE, { isBlind: true });
  const file = new FormData();
  file.append('file', fileOf({ bytes: await jpegOf({ width: 60, height: 40 }), name: 'quillon-vandermolen-cv.jpg' }));
  expect((await maker.send('POST', `/api/jobs/${job.id}/application/draft/files`, file)).status).toBe(200);
  const application = { note: EVERYWHERE, link: 'https://quillon-vandermolen.example/', works: [workId] };
  expect((await maker.send('PUT', `/api/jobs/${job.id}/application`, application)).status).toBe(200);

  const [row] = (await rows(owner, HANDLE, job.id)).applications;
  const one = `/api/organisations/${HANDLE}/applications/${row!.id}`;
  const all = `/api/organisations/${HANDLE}/jobs/${job.id}`;
  const paths = [
    one,
    `${one}/thread`,
    `${one}/files/0123456789abcdef`,
    all,
    `${all}/applications`,
    `${all}/applications?stage=received`,
  ];
  const shared = ['/api/notifications', '/api/me/export', `/api/jobs/${job.id}`, `/api/organisations/${HANDLE}/jobs`];
  for (const reviewer of [owner, recruiter]) {
    await reviewed(await reviewer.send('PUT', `${one}/opened`));
    await reviewer.send('PUT', `${one}/scores`, { scores: { Craft: 4, Fit: 4 } });
    const seen = (await readAll(reviewer, [...paths, ...shared])).toLowerCase();
    expect(contextsOf(seen)).toEqual([]);
    expect(seen).toContain('i am [hidden]');
  }
  const mails = (await town.mails()).filter(({ to }) => !to.startsWith('qvdm'));
  expect(mails.length).toBeGreaterThan(0);
  const written = JSON.stringify(mails).toLowerCase();
  expect(contextsOf(written)).toEqual([]);

  // The work's picture must not contain the original file's metadata.
  const shown = await reviewed(await owner.get(one));
  const picture = await owner.get(shown.works[0]!.pictures[0]!.src);
  expect([picture.status, (await picture.text()).includes('quillon')]).toEqual([200, false]);
  expect(shown).toMatchObject({ person: null, link: null, isBlind: true, files: [], isThreadOpen: false });

  await answer(owner, HANDLE, job.id, [shown], { stage: 'shortlisted' });
  const shortlisted = await reviewed(await recruiter.get(one));
  expect(shortlisted).toMatchObject({
    person: { name: 'Quillon Vandermolen', handle: null },
    isBlind: false,
    note: EVERYWHERE,
    files: [{ name: 'quillon-vandermolen-cv.jpg' }],
  });
  expect((await recruiter.get(`${one}/files/${shortlisted.files[0]!.id}`)).status).toBe(200);
});

// @proves GAP-056
it('hides a name in any case, accents and order, and leaves words that only contain it', () => {
  const redact = createRedaction({ name: 'José Art Núñez', ownHandle: 'jose-art', email: 'jn@example.org' });
  const cases: [string, string][] = [
    ['Ask JOSE or nunez.', 'Ask [hidden] or [hidden].'],
    ['jose_art and JoseArt', '[hidden] and [hidden]'],
    ['An article about artists', 'An article about artists'],
    ['Write to jn@example.org', 'Write to [hidden]'],
    ['Ọ̀ṣun, naïve', 'Ọ̀ṣun, naïve'],
  ];
  for (const [text, hidden] of cases) expect([text, redact(text)]).toEqual([text, hidden.normalize('NFC')]);
});
