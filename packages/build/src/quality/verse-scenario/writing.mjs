import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../../workspace.mjs';

/** @typedef {import('./people.mjs').Person} Person */

const TEXT =
  'A sign painter works at the hour when the street is empty. The letters need to be read by people who are in a ' +
  'hurry, from the other side of the road, in bad light.\n\nSo the first thing I do is not to draw. I walk past the ' +
  'shop ten times and note what I see first. Mostly it is not the name.\n\nThen I cut the name out of paper and hold ' +
  'it against the wall. If a stranger reads it aloud, it is big enough.';
const BETTER = TEXT.replace('The letters need to be read by', 'The letters must reach')
  .replace('So the first thing I do is not to draw. I walk', 'So I do not begin by drawing. I walk')
  .replace('Mostly it is not the name.', 'It is rarely the name.');

/** @param {string} name */
async function pictureOf(name) {
  const buffer = await readFile(path.join(WORKSPACE_ROOT, 'api/content/images', name));
  return { name: path.basename(name), mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', buffer };
}

/** @param {Person} author @param {string} title @param {string} picture @param {string} [content] */
const submit = async (author, title, picture, content = TEXT) =>
  author.sendForm('/api/blogs', {
    title,
    category: 'Craft',
    readTime: '3 minutes',
    content,
    thumbnail: await pictureOf(picture),
    thumbnailAlt: 'A hand paints large letters on a wall',
    tags: '#lettering #signs',
  });

/**
 * Creates two blog posts, one with changes suggested by an editor, and a draft.
 * @param {Person} author
 * @param {Person} editor
 */
export async function write(author, editor) {
  await submit(author, 'How a sign painter measures a street', 'blog/b02.jpg');
  await submit(author, 'What I learned from twelve bad posters', 'blog/b04.jpg');
  const posts = await author.get('/api/blogs/mine');
  const { _id: id } = posts.find((/** @type {{ title: string }} */ post) => post.title.startsWith('How a sign'));
  const { version } = await editor.get(`/api/blogs/mine/${id}`);
  const note = 'A lovely text. Three small changes would make the middle faster.';
  await editor.change('PUT', `/api/blogs/${id}/suggestion`, version, { content: BETTER, note });
  await author.call('PUT', '/api/blogs/drafts', {
    id: randomUUID(),
    version: 0,
    title: 'Paper, glue and patience',
    category: 'Craft',
    readTime: '',
    contentFormat: 'markdown',
    tags: '#paper',
    content:
      '## The glue\n\nWheat paste is cheap and **forgiving**. It gives you about ten minutes to move the paper.\n\n' +
      '- Boil the water first\n- Stir until it is thin\n- Let it cool overnight\n\n' +
      '## The paper\n\nBuy one sheet more than you need.',
  });
  return { post: String(id) };
}

/**
 * Creates posts with tags, a picture and comments, and reports one of them.
 * @param {{ member: Person, friends: Person[] }} cast
 */
export async function post({ member, friends: [first, second] }) {
  const send = async (/** @type {Person} */ by, /** @type {string} */ text, /** @type {string} */ name, alt = '') =>
    (await by.sendForm('/api/posts', { text, alt, ...(name ? { picture: await pictureOf(name) } : {}) })).post;
  if (!first || !second) throw new Error('The posts need two friends.');
  const sign = await send(
    first,
    'Finished the sign for the ferry office. Three coats, two visits, one calm friend at the ladder. ' +
      '#poster #lettering',
    'posts/hand-painted-sign.webp',
    'A hand-painted sign with large letters',
  );
  await send(second, 'Is there a printer in Accra who takes runs of fifty in two colours? #poster #print', '');
  await member.call('PUT', `/api/posts/${sign.id}/like`);
  await member.call('PUT', `/api/posts/${sign.id}/save`);
  const { comment } = await member.call('POST', `/api/posts/${sign.id}/comments`, {
    text: 'The spacing of the double R is a joy. How did you set the baseline?',
  });
  await first.call('POST', `/api/posts/${sign.id}/comments`, {
    text: 'A chalk line and a long breath. I will show it next week.',
    parentId: comment.id,
  });
  const rude = await send(second, 'Buy 5,000 followers in a day, write to me for the price.', '');
  for (const by of [member, first])
    await by.call('POST', '/api/reports', { type: 'post', id: rude.id, reason: 'spam', note: 'Sells followers.' });
  return { sign: String(sign.id) };
}
