import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../../workspace.mjs';
import { apiPath, momentIn } from './people.mjs';

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {{ id: string, deadline: number }} Open */

/** Milliseconds until the entry deadline of the contests that will be judged. */
const ENTRY_MS = 30_000;
const SECOND_DAYS = 1 / 86_400;
const PICTURES = ['posts/hand-painted-sign.webp', 'posts/sunday-queue.webp', 'posts/story-circle.webp'];
const ENTRIES = [
  ['Two lamps, one tide', 'The lanterns are cut from paper, photographed in a basin and set in two colours.'],
  ['Every window is a star', 'Drawn from the roof of our house during a power cut. Ink, then a flat blue.'],
  ['The long way home', 'A route map of the festival in which each stop is a lantern of another street.'],
];
const FEEDBACK = [
  'The idea reads from across the street. The small type at the foot could be one size larger.',
  'Warm and exact drawing. The date competes a little with the lantern above it.',
  'A generous idea with a clear hand. We would leave out the second frame.',
];

const words = (/** @type {string} */ low, /** @type {string} */ middle, /** @type {string} */ high) => ({
  low,
  middle,
  high,
});

/** @param {object} more */
const formOf = (more) => ({
  tags: ['Poster', 'Festival'],
  prizePool: '1500',
  maxParticipants: '60',
  graceMinutes: '0',
  teamSize: '2',
  startsAt: momentIn(-6),
  deadline: momentIn(9),
  resultsBy: momentIn(20),
  awardBy: momentIn(34),
  rules: 'One poster each, portrait, in two colours. Drawn, painted or set by you; say how it was made.',
  pledge: 'We transfer 1,500 dollars to the makers of the winning poster.',
  shareRule: 'top-three',
  licence: 'We print the winning poster 400 times for this festival. All other rights stay with you.',
  criteria: [
    { title: 'Idea', weight: '50', words: words('Hard to find', 'Clear after a while', 'Clear at a glance') },
    { title: 'Craft', weight: '30', words: words('Unfinished', 'Careful', 'Nothing to add') },
    { title: 'Use in print', weight: '20', words: words('Hard to print', 'Prints with changes', 'Ready to print') },
  ],
  vote: null,
  ...more,
});

/**
 * @param {Person} owner
 * @param {string} handle
 * @param {Person[]} judges
 * @param {object} form
 * @returns {Promise<Open>}
 */
async function open(owner, handle, judges, form) {
  const contests = apiPath('organisations', handle, 'contests');
  const whole = formOf(form);
  const { id } = await owner.call('POST', contests, whole);
  await owner.call('PUT', `${contests}/${id}/judges`, { memberIds: judges.map((judge) => judge.id) });
  await owner.call('PUT', `${contests}/${id}/publication`);
  return { id, deadline: Date.parse(whole.deadline) };
}

/** @param {Person} maker @param {string} id @param {number} index @param {boolean} [isSent] */
async function enter(maker, id, index, isSent = true) {
  const own = `/api/contests/${id}/entries/own`;
  const [title, text] = ENTRIES[index] ?? [];
  await maker.call('PUT', `/api/contests/${id}/entry`);
  await maker.change('PUT', own, 0, { title, text, links: [], madeHow: 'by-hand', teamName: '' });
  const file = path.join(WORKSPACE_ROOT, 'api/content/images', PICTURES[index] ?? '');
  await maker.upload(`${own}/uploads`, path.basename(file), await readFile(file));
  if (!isSent) return;
  const { criteriaHash } = (await maker.get(apiPath('contests', id, 'terms'))).terms;
  await maker.call('POST', `${own}/submission`, { criteriaHash });
}

/** @param {Person[]} judges @param {string} id */
async function score(judges, id) {
  for (const [index, judge] of judges.entries()) {
    const { entries } = await judge.get(`/api/judging/${id}`);
    for (const { number } of entries)
      await judge.change('PUT', `/api/judging/${id}/entries/${number}/score`, 0, {
        scores: number === 1 ? [5, 4, 4] : [3 + (index % 2), 4, number],
        feedback: FEEDBACK[index],
      });
  }
}

/**
 * Creates three contests: one open for entries, one with judging and a vote in progress, and one with results and an
 * appeal.
 * @param {{ owner: Person, handle: string, judges: Person[], makers: Person[] }} cast
 */
export async function runContests({ owner, handle, judges, makers }) {
  const live = await open(owner, handle, judges, {
    title: 'A mural for the harbour wall',
    description: 'Forty metres of wall, one long story. Show us a design and how people would read it while walking.',
  });
  await enter(/** @type {Person} */ (makers[0]), live.id, 0, false);
  const soon = () => momentIn((ENTRY_MS / 1000) * SECOND_DAYS);
  const rated = await open(owner, handle, judges, {
    title: 'A poster for the lantern festival',
    deadline: soon(),
    description: 'The festival lights the old harbour for three nights. Draw the poster that leads people there.',
  });
  for (const [index, maker] of makers.entries()) await enter(maker, rated.id, index);
  const judged = await open(owner, handle, judges, {
    title: 'A sign for the night market',
    deadline: soon(),
    description: 'One sign for forty stalls, seen from the ferry at night.',
    vote: { prize: 'A printed edition of twenty', until: momentIn(5) },
  });
  for (const [index, maker] of makers.entries()) await enter(maker, judged.id, index);
  // Waits for the deadline. The extra second covers rounding here and on the server.
  await new Promise((done) => setTimeout(done, Math.max(0, judged.deadline - Date.now()) + 1000));
  await score(judges, rated.id);
  await score(judges.slice(0, 1), judged.id);
  await owner.call('PUT', apiPath('organisations', handle, 'contests', rated.id, 'results'));
  const own = `/api/contests/${rated.id}/entries/own`;
  const reason = 'The feedback is about another entry: our poster has one frame, not two.';
  const appeal = await makers[2]?.call('PUT', `${own}/appeal`, { about: 'result', reason });
  const { number } = (await judges[1]?.get(`/api/judging/${judged.id}`)).entries[0];
  return { live: live.id, rated: rated.id, judged: judged.id, appeal, entry: String(number) };
}
