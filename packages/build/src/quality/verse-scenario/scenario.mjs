import { runContests } from './contests.mjs';
import { appoint, found, hire } from './hiring.mjs';
import { pagesOf } from './pages.mjs';
import { settle, signInToDemos } from './people.mjs';
import { runProjects } from './projects.mjs';
import { post, write } from './writing.mjs';

/** @typedef {import('./people.mjs').Person} Person */

const HANDLE = 'harbour-lights';

/** Site settings required by the scenario. */
export const SITE_SETTINGS = Object.freeze({ ADMIN_EMAIL: 'admin@creativityverse.example', RATE_LIMIT_FACTOR: '1000' });

/** @param {Person} member */
async function describe(member) {
  const { version } = await member.get('/api/me/profile');
  await member.change('PATCH', '/api/me/profile', version, {
    bio: 'I letter signs and labels by hand, mostly for small shops. Chalk first, then a flat brush.',
    skills: ['Lettering', 'Poster', 'Packaging'],
    place: 'Accra, Ghana',
    availability: 'open',
  });
}

/** @param {import('@playwright/test').Browser} browser @param {string} site */
async function gather(browser, site) {
  const [member, editor, moderator] = await signInToDemos(browser, site);
  if (!member || !editor || !moderator) throw new Error('This site has no demo accounts.');
  const admin = await settle(browser, site, 'Ruth', 'Mensah', SITE_SETTINGS.ADMIN_EMAIL);
  const amina = await settle(browser, site, 'Amina', 'Yusuf');
  const chidi = await settle(browser, site, 'Chidi', 'Obi');
  const judges = [];
  for (const [first, last] of /** @type {const} */ ([
    ['Ngozi', 'Eze'],
    ['Tunde', 'Bakare'],
    ['Halima', 'Sani'],
  ]))
    judges.push(await settle(browser, site, first, last));
  return { member, editor, moderator, admin, amina, chidi, judges };
}

/**
 * Creates the member's messages, saved items and orders.
 * @param {{ member: Person, amina: Person, chidi: Person, moderator: Person }} cast
 * @param {string} job
 */
async function live({ member, amina, chidi, moderator }, job) {
  const to = (/** @type {Person} */ { handle }) => ({ kind: 'profile', handle });
  const begin = (/** @type {Person} */ by, /** @type {Person} */ other, /** @type {string} */ text) =>
    by.call('POST', '/api/conversations', { subject: to(other), text });
  const { id } = await begin(amina, member, 'Your label sketches made me smile. Do you letter by hand as well?');
  const write = (/** @type {Person} */ by, /** @type {string} */ text) =>
    by.call('POST', `/api/conversations/${id}/messages`, { text });
  await write(member, 'I do, slowly. A chalk line first, then a flat brush. What are you working on?');
  await write(amina, 'A sign for the ferry office. The wall is rough, so the thin strokes break. Any advice?');
  await write(member, 'Prime the wall twice and go one brush wider than feels right. It settles when it dries.');
  await begin(chidi, member, 'Would you show your sign painting to my class of twelve? One hour, in March.');
  await moderator.call('POST', '/api/conversations', {
    subject: to(member),
    text: 'Thank you for the note on your first post. May we show it on the community page?',
  });
  await member.call('PUT', `/api/jobs/${job}/save`);
  for (const tag of ['poster', 'lettering']) await member.call('PUT', `/api/tags/${tag}/follow`);
  await member.call('PUT', '/api/tags/print/mute', { days: 30 });
  const cart = await member.call('POST', '/api/cart/lines', { item: 'product:1', quantity: 1, click: 'click-one' });
  const order = await member.call('POST', '/api/orders', {
    cartRevision: cart.revision,
    expected: cart.subtotal,
    name: 'Demo Member',
    address: '12 Marina Road\nLagos\nNigeria',
  });
  await member.call('POST', '/api/cart/lines', { item: 'product:4', quantity: 1, click: 'click-two' });
  await amina.call('POST', '/api/tools/suggestions', {
    name: 'Glyph Garden',
    url: 'https://glyph-garden.example/',
    category: 'Design',
    pricing: 'Free',
    why: 'It draws alternates for a typeface while you write, and works on an old phone.',
  });
  await chidi.call('POST', '/api/contactus', {
    name: 'Chidi Obi',
    email: 'chidi.obi@example.org',
    subject: 'A workshop in March',
    message: 'Do you lend the portable light boxes to schools? We need twelve for one afternoon.',
  });
  await member.call('PUT', `/api/members/${chidi.handle}/mute`);
  return { conversation: String(id), order: String(order.number) };
}

/**
 * Fills a demonstration site with people, jobs, contests, projects, messages and posts.
 * @param {import('@playwright/test').Browser} browser @param {string} site
 * @returns the pages for members and staff, keyed by picture name, with the person who opens each
 */
export async function playVerse(browser, site) {
  const cast = await gather(browser, site);
  const { member, editor, moderator, admin, amina, chidi, judges } = cast;
  /** @type {Record<string, Person>} */
  const people = { member, judge: judges[1], editor, moderator, admin };
  const description = 'We run concerts and festivals in the old harbour, and commission everything that leads to them.';
  await found(editor, { name: 'Harbour Lights', handle: HANDLE, description, links: ['harbour-lights.example'] });
  for (const judge of judges) await appoint(editor, HANDLE, judge);
  const hired = await hire({ owner: editor, handle: HANDLE, applicants: [member, amina, chidi], stranger: amina });
  const contests = await runContests({ owner: editor, handle: HANDLE, judges, makers: [member, amina, chidi] });
  const projects = await runProjects({ member, seller: amina, client: chidi, house: editor });
  await describe(member);
  await write(member, editor);
  const { sign } = await post({ member, friends: [amina, chidi] });
  const { conversation, order } = await live(cast, hired.job);
  const [reported] = (await moderator.get('/api/moderation/queue')).cases;
  const pages = pagesOf({
    handle: HANDLE,
    ...hired,
    contests,
    projects,
    sign,
    conversation,
    order,
    reported: reported.id,
  });
  return Object.entries(pages).flatMap(([who, addresses]) =>
    Object.entries(addresses).map(([name, address]) => ({ name, address, person: people[who] })),
  );
}
