import { randomUUID } from 'node:crypto';
import { apiPath, dayIn, tokenIn } from './people.mjs';

/** @typedef {import('./people.mjs').Person} Person */

const DRAFT = {
  title: 'Poster designer for a season of concerts',
  description:
    'We programme twelve concerts in an old boat shed. You design one poster for each, and a small programme that ' +
    'fits in a pocket.\n\n- Printed in two colours at our own workshop\n- One visit to the harbour at our cost\n' +
    '- You keep the rights to your sketches',
  tags: ['Poster', 'Typography', 'Print'],
  pay: { min: '28', max: '36', currency: 'USD', unit: 'hour' },
  benefits: ['Paid test task', 'Flexible hours'],
  isRemote: true,
  place: '',
  zones: { from: -1, to: 3 },
  type: 'Contract',
  positions: '2',
  answerBy: dayIn(18),
  attributes: ['Craft', 'Reliability', 'Fit with our series'],
  isBlind: false,
};

/**
 * Creates an organisation and verifies its domain with an emailed code.
 * @param {Person} owner @param {{ name: string, handle: string, description: string, links: string[] }} form
 */
export async function found(owner, form) {
  await owner.call('POST', '/api/organisations', form);
  const path = `/api/organisations/${form.handle}`;
  const email = `hello@${form.handle}.studio`;
  await owner.call('POST', `${path}/domain/code`, { email });
  const code = /: (\d{8})/.exec(await owner.mailTo(email, 'code for your domain'))?.[1];
  await owner.call('POST', `${path}/domain/confirm`, { code });
}

/** Makes a member a judge in an organisation. @param {Person} owner @param {string} handle @param {Person} judge */
export async function appoint(owner, handle, judge) {
  const { email } = (await judge.get('/api/session')).user;
  await owner.call('POST', `/api/organisations/${handle}/invitations`, { email, role: 'judge' });
  const token = tokenIn(await judge.mailTo(email, 'invited'));
  await judge.call('POST', '/api/organisation-invitations/accept', { token });
}

/** @param {Person} owner @param {string} handle @param {object} [more] */
async function draftJob(owner, handle, more = {}) {
  const id = randomUUID();
  const path = `/api/organisations/${handle}/job-drafts/${id}`;
  await owner.call('PUT', path, { version: 0, draft: { ...DRAFT, ...more } });
  return { id, publish: () => owner.call('PUT', `${path}/publication`) };
}

/** @param {Person} applicant @param {string} job @param {string} note */
const apply = (applicant, job, note) =>
  applicant.call('PUT', `/api/jobs/${job}/application`, { note, link: null, works: [] });

/**
 * Creates a job with three applications at different stages, an unfinished draft, and another organisation's first job,
 * which awaits staff review.
 * @param {{ owner: Person, handle: string, applicants: Person[], stranger: Person }} cast
 */
export async function hire({ owner, handle, applicants, stranger }) {
  const { job } = await (await draftJob(owner, handle)).publish();
  const draft = await draftJob(owner, handle, { title: 'Photographer for the opening night', answerBy: '' });
  const notes = [
    'I have drawn posters for three theatres in Lagos, all in two colours. The harbour series sounds like a ' +
      'series I would keep on my own wall.',
    'I letter by hand and print at home. My last series was for a book fair with twenty small publishers.',
    'I have just finished school and would love to learn from your printers.',
  ];
  for (const [index, applicant] of applicants.entries()) await apply(applicant, job.id, notes[index] ?? '');
  const path = `/api/organisations/${handle}`;
  const list = apiPath('organisations', handle, 'jobs', job.id);
  const { applications } = await owner.get(`${list}/applications`);
  const [best, second] = notes.map((note) =>
    applications.find((/** @type {{ note: string }} */ one) => one.note === note),
  );
  const one = `${path}/applications/${best.id}`;
  await owner.call('PUT', `${one}/opened`);
  await owner.call('PUT', `${path}/applications/${second.id}/opened`);
  const scores = Object.fromEntries(DRAFT.attributes.map((attribute, index) => [attribute, index === 1 ? 4 : 5]));
  await owner.call('PUT', `${one}/scores`, { scores });
  await owner.call('POST', `${one}/notes`, { text: 'The theatre posters are close to what we print. Ask about May.' });
  const { version } = (await owner.get(`${list}/applications`)).applications.find(
    (/** @type {{ id: string }} */ row) => row.id === best.id,
  );
  await owner.call('POST', `${list}/answers`, {
    applications: [{ id: best.id, version }],
    stage: 'shortlisted',
    reason: null,
    message: 'We like your theatre posters. Could you send one sketch for the first concert by Friday?',
  });
  await owner.call('POST', `${one}/thread`, { text: 'The first concert is for two pianos. Do you have time in May?' });
  await applicants[0]?.call('POST', `/api/me/applications/${job.id}/thread`, {
    text: 'Yes, from the second week of May. I will send a sketch on Thursday.',
  });
  await stranger.call('POST', '/api/organisations', {
    name: 'Blue Door Press',
    handle: 'blue-door-press',
    links: [],
    description: 'Two people and a risograph.',
  });
  const first = await draftJob(stranger, 'blue-door-press', {
    title: 'Bookbinder for one week',
    positions: '1',
    tags: ['Print', 'Binding'],
    description: 'Bind 200 copies of a small book of recipes by hand, with us, in our workshop.',
    isRemote: false,
    place: 'Accra',
    zones: null,
    type: 'Contract',
  });
  await first.publish();
  return { job: String(job.id), draft: draft.id, applicant: String(best.id) };
}
