import { comment as writeComment, posted } from '../test/feed';
import { post as postJob } from '../test/job-market';
import { textsOf } from '../test/notified';
import { startTown } from '../test/people';
import { published } from '../test/publishing';
import { memberNamed } from '../test/site-searching';
import { stopApis } from '../test/start-api';
import { admitEditor } from '../test/test-editor';

afterEach(stopApis);

const MARKED = '**Bold** and *slanted* [lanterns](https://lanterns.example/)\n\n- with a list #lamps';
const MARKS = /\*|\]\(|\n- |^- /;

// @proves GAP-029
it('shows no marks of formatted texts in lists, feeds, search results, notifications and emails', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  await admitEditor(town.api.store.db, town.clock.now);
  const staff = await town.resident('admin');
  const reader = await town.resident('member');
  const chidi = await memberNamed(town, ['Chidi', 'Okafor'], { bio: MARKED });
  const { id } = await posted(chidi, { text: MARKED });
  await writeComment(reader, id, { text: MARKED });
  await reader.send('PUT', `/api/posts/${id}/like`);
  await postJob(staff, { title: 'Lamp maker', description: MARKED });
  await published(town.api, { text: { title: 'Lamps', content: MARKED, contentFormat: 'markdown' } });
  const PATHS = [
    ...['/api/people', '/api/people?q=lanterns', '/api/search?q=lanterns', '/api/search?q=lanterns&group=posts'],
    ...['/api/search?q=lanterns&group=people', '/api/search/suggestions?q=lanterns', '/api/blogs?view=cards'],
    ...['/api/tags/lamps/feed.xml', '/api/tags/lamps/feed.atom', '/api/tags/lamps/feed.json', '/api/job-feed'],
    ...['/feed.xml', '/feed.atom', '/feed.json'],
  ];
  for (const path of PATHS) {
    const response = await reader.get(path);
    const text = (await response.text()).replaceAll('text/*', '');
    expect([path, response.status, /lanterns/i.test(text)]).toEqual([path, 200, true]);
    expect([path, text.match(/\*\*|\*slanted|\]\(|\bhttps:\/\/lanterns/)]).toEqual([path, null]);
  }
  const lines = await textsOf(chidi);
  expect(lines.some((line) => line.includes('Bold and slanted lanterns'))).toBe(true);
  expect(lines.filter((line) => MARKS.test(line))).toEqual([]);
  for (const { paragraphs } of await town.mails()) expect(paragraphs.filter((text) => MARKS.test(text))).toEqual([]);
});
