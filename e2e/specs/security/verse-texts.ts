import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { packed, scriptPayloads } from '../publishing/resources/script-payloads';
import { signIn, type Site } from '../publishing/resources/watched-browser';
import { asShown, inAddress, type Send, sender } from './written-texts';

/** `npm run soak -- scripts-in-the-verse` uses three hundred payloads. */
const COUNT = Number(process.env.SCRIPTS_IN_THE_VERSE ?? 5);
/** Names and titles are single lines without control characters or runs of spaces. */
export const PAYLOADS = scriptPayloads(COUNT).map((payload) => payload.replaceAll('\t', ' '));
/** Returns strings that together contain every payload short enough for a field of the given length. */
export const texts = (length: number) => packed(PAYLOADS, length).map(asShown);
const nth = (all: string[], index: number) => all[index % all.length] ?? '';
const longest = (...all: string[][]) => Math.max(...all.map(({ length }) => length));
/** Returns one turn's entries for a field that holds several entries. */
const some = (all: string[], index: number, most: number) => {
  const from = (index * most) % (Math.ceil(all.length / most) * most);
  return [...new Set(all.slice(from, from + most))];
};
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
/** Maximum number of skills and works per profile, and of contests per page. */
const MOST_SKILLS = 20;
const MOST_WORKS = 60;
const MOST_CONTESTS = 100;

export interface Person {
  context: BrowserContext;
  send: Send;
  handle: string;
}

/** Strings that each page must show, keyed by path. */
export type Shown = Record<string, string[]>;

export const joined = (...all: Shown[]): Shown => {
  const shown: Shown = {};
  for (const [address, expected] of all.flatMap((one) => Object.entries(one)))
    shown[address] = [...new Set([...(shown[address] ?? []), ...expected])];
  return shown;
};

export async function arrive(context: BrowserContext, site: Site, role: string): Promise<Person> {
  await signIn(context, site, role);
  const { handle } = (await (await context.request.get('/api/me/profile')).json()) as { handle: string };
  return { context, send: sender(context.request, site), handle };
}

const pictureOf = async (index: number) => ({
  name: `${nth(PAYLOADS, index)}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 16, height: 16, channels: 3, background: `#1234${10 + (index % 80)}` } })
    .png()
    .toBuffer(),
});

const half = (all: string[]) => Math.ceil(all.length / 2);
/**
 * Number of turns after which two members' profiles have shown every string. Each turn shows two strings per profile,
 * one as the first name and one as the last name.
 */
export const profileTurns = () => Math.ceil(Math.max(half(texts(80)), texts(600).length) / 2);

/** Fills in the name and all public fields of a profile. */
export async function fillProfile({ context, send, handle }: Person, turn: number): Promise<Shown> {
  const names = texts(80);
  const bios = texts(600);
  const skills = texts(40);
  const firstName = nth(names, turn);
  const lastName = nth(names, turn + half(names));
  await send('PATCH', '/api/me', { data: { firstName, lastName } });
  const { version, shownTo } = (await (await context.request.get('/api/me/profile')).json()) as {
    version: number;
    shownTo: Record<string, string>;
  };
  const link = (text: string) => `https://links.example/?${encodeURIComponent(text).slice(0, 250)}`;
  const data = {
    bio: nth(bios, turn),
    skills: some(skills, turn, MOST_SKILLS),
    links: some(texts(250), turn, 5).map(link),
    site: `https://links.example/#${inAddress(nth(PAYLOADS, turn))}`,
    shownTo: Object.fromEntries(Object.keys(shownTo).map((field) => [field, 'everybody'])),
  };
  await send('PATCH', '/api/me/profile', { data }, version);
  return { [`/u/${handle}`]: [firstName, lastName, data.bio, ...data.skills] };
}

const workTexts = () => [texts(120), texts(2000), texts(80), texts(300)] as const;
export const workTurns = () => Math.ceil(longest(...workTexts()) / (2 * MOST_WORKS));

/** Creates works for one of two members. The next turn reuses the same works for strings that did not fit. */
export async function createWorks({ context, send, handle }: Person, turn: number): Promise<Shown> {
  const [titles, descriptions, roles, alts] = workTexts();
  const { works } = (await (await context.request.get('/api/me/profile')).json()) as {
    works: { id: string; version: number }[];
  };
  const from = turn * MOST_WORKS;
  const shown: string[] = [];
  for (const index of count(from, from + Math.min(longest(titles, roles), MOST_WORKS))) {
    const title = nth(titles, index);
    const description = nth(descriptions, index);
    const role = nth(roles, index);
    const there = works[index - from];
    const pictures = [{ from: there ? 'kept' : 'new', index: 0, alt: nth(alts, index) }];
    const query = encodeURIComponent(nth(titles, index)).slice(0, 200);
    const link = `https://works.example/?${query}#${inAddress(nth(PAYLOADS, index))}`.slice(0, 250);
    const work = JSON.stringify({ title, description, role, link, year: 2026, pictures });
    if (there) await send('PATCH', `/api/me/works/${there.id}`, { multipart: { work } }, there.version);
    else await send('POST', '/api/me/works', { multipart: { work, pictures: await pictureOf(index) } });
    shown.push(title, description, role);
  }
  return { [`/u/${handle}`]: shown };
}

/** Creates one member's posts and another member's comments on them, which also trigger notifications. */
export async function fillFeed(author: Person, reader: Person): Promise<Shown> {
  const bodies = texts(5000);
  const alts = texts(300);
  const comments = texts(2000);
  const notes = texts(1000);
  const reported = longest(notes, texts(500));
  const shown: Shown = { '/verse/feed?sort=latest': bodies, '/verse/saved': bodies };
  for (const index of count(0, longest(bodies, alts, comments, texts(500)))) {
    const text = nth(bodies, index);
    const multipart = { text, alt: nth(alts, index), picture: await pictureOf(index) };
    const { post } = (await author.send('POST', '/api/posts', { multipart })) as unknown as { post: { id: string } };
    await reader.send('PUT', `/api/posts/${post.id}/like`, {});
    await reader.send('PUT', `/api/posts/${post.id}/save`, {});
    if (index < reported) {
      const data = { type: 'post', id: post.id, reason: 'spam', note: nth(notes, index) };
      await reader.send('POST', '/api/reports', { data });
    }
    if (index >= longest(bodies, comments)) continue;
    const comment = nth(comments, index);
    await reader.send('POST', `/api/posts/${post.id}/comments`, { data: { text: comment } });
    shown[`/verse/posts/${post.id}`] = [text, comment];
  }
  return shown;
}

/** Creates jobs, all in a single list. Returns the paths of the jobs that a member has applied to. */
export async function fillJobs(staff: Person, applicant: Person): Promise<{ shown: Shown; applied: Shown }> {
  const titles = texts(120);
  const companies = texts(80);
  const descriptions = texts(5000);
  const notes = texts(2000);
  const shown: Shown = { '/verse/jobs': [] };
  const applied: Shown = {};
  for (const index of count(0, longest(titles, companies))) {
    const title = nth(titles, index);
    const company = nth(companies, index);
    const description = nth(descriptions, index);
    const tags = some(texts(40), index, 8);
    const benefits = some(texts(80), index, 12);
    const rest = { pay: { min: 20, max: 30, currency: 'USD' }, isRemote: true, type: 'Contract' };
    const data = { title, company, description, tags, benefits, ...rest };
    const { id } = await staff.send('POST', '/api/jobs', { data });
    shown['/verse/jobs']!.push(title, company, description, ...tags, ...benefits);
    if (index < descriptions.length) shown[`/verse/jobs/${id}`] = [title, company, description, ...tags, ...benefits];
    if (index >= notes.length) continue;
    const note = nth(notes, index);
    const link = `https://works.example/?${inAddress(nth(PAYLOADS, index))}`;
    await applicant.send('PUT', `/api/jobs/${id}/application`, { data: { note, link } });
    applied[`/verse/jobs/${id}`] = [note];
  }
  return { shown: joined(shown), applied };
}

const contestTexts = () => [texts(120), texts(2000), texts(40)] as const;
export const contestTurns = () => Math.ceil(longest(contestTexts()[0]) / MOST_CONTESTS);

/** Creates staff contests, all on a single page. The next turn writes the remaining strings to the same contests. */
export async function holdContests({ context, send }: Person, turn: number): Promise<Shown> {
  const [titles, descriptions, tags] = contestTexts();
  const { contests } = (await (await context.request.get('/api/contests')).json()) as {
    contests: { id: string; version: number }[];
  };
  const shown: string[] = [];
  const from = turn * MOST_CONTESTS;
  for (const index of count(from, Math.min(longest(titles), from + MOST_CONTESTS))) {
    const title = nth(titles, index);
    const description = nth(descriptions, index);
    const there = contests[index - from];
    const times = { startsAt: '2026-01-01T00:00:00.000Z', deadline: '2099-01-01T00:00:00.000Z' };
    const words = { title, description, tags: some(tags, index, 8) };
    const data = { ...words, prizePool: 1, entryFee: 0, maxParticipants: 5, ...times };
    if (there) await send('PATCH', `/api/contests/${there.id}`, { data }, there.version);
    else await send('POST', '/api/contests', { data });
    shown.push(title, description, ...words.tags);
  }
  return { '/verse/contests': shown };
}

/**
 * Decides cases as the moderator and appeals the decisions as the author. Returns the strings that each of them must
 * see.
 */
export async function judge(moderator: Person, author: Person): Promise<Record<'author' | 'moderator', Shown>> {
  const quotes = texts(500);
  const reasons = texts(1000);
  const appeals = texts(2000);
  const path = '/api/moderation/queue?list=open&limit=50';
  const { cases } = (await (await moderator.context.request.get(path)).json()) as {
    cases: { id: string; thingId?: string; version: number }[];
  };
  const said: Shown = {};
  const own: string[] = [];
  for (const [index, { id, version }] of cases.entries()) {
    const quote = nth(quotes, index);
    const reason = nth(reasons, index);
    const text = nth(appeals, index);
    const data = { decision: 'warn', rule: 'spam', quote, reason };
    await moderator.send('PATCH', `/api/moderation/cases/${id}`, { data }, version);
    await author.send('POST', '/api/appeals', { data: { type: 'post', id: id.replace(/^post\./, ''), text } });
    said[`/verse/moderation/${id}`] = [quote, reason, text];
    own.push(quote, reason, text);
  }
  return { author: { '/verse/safety': own }, moderator: said };
}

/**
 * Sends every string in a conversation between two members, once from each side. The second member reads the messages.
 */
export async function converse(site: Site, one: Person, other: Person): Promise<Shown> {
  const write = (person: Person, path: string, key: string, data: object) =>
    person.send('POST', path, { data, headers: { origin: site.address, 'idempotency-key': `script-${key}` } });
  const subject = { kind: 'profile', handle: other.handle };
  const { id } = await write(one, '/api/conversations', 'hello', { subject, text: 'Hello' });
  const all = texts(2000);
  for (const [index, text] of all.entries()) {
    await write(other, `/api/conversations/${id}/messages`, `own-${index}`, { text });
    await write(one, `/api/conversations/${id}/messages`, `other-${index}`, { text });
  }
  return { [`/verse/messages/${id}`]: all, '/verse/messages': [] };
}
