import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  FakeRequest,
  field,
  fillAll,
  findSheet,
  last,
  openSheet,
  picture,
  previews,
  problem,
  publish,
} from './testing/editor-page';

describe('the editor', () => {
  // @proves BLM-15 BLM-09
  it('sends the post as multipart, with every file, and descriptions in their order', async () => {
    await fillAll();
    await choose('Content Images', picture('one.jpg'), picture('two.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(3));
    fireEvent.change(field('Describe picture 2'), { target: { value: 'The second' } });
    await publish();
    const { method, url, form } = last();
    expect([method, url]).toEqual(['POST', '/api/blogs']);
    expect(['title', 'category', 'readTime', 'content'].map((name) => form.get(name))).toEqual([
      'A post',
      'Craft',
      '5 minutes',
      'One\nTwo\n\nThree',
    ]);
    expect((form.get('thumbnail') as File).name).toBe('cover.jpg');
    expect(form.getAll('contentImages').map((file) => (file as File).name)).toEqual(['one.jpg', 'two.jpg']);
    expect(form.getAll('contentImageAlts')).toEqual(['', 'The second']);
  });

  // @proves BLM-13 GAP-024
  it('publishes without content images, confirms it with a link, and clears the form', async () => {
    await fillAll();
    await publish();
    await last().answer(201, { _id: 'abc', title: 'A post' });
    const note = screen.getByText('Your post is published').closest('[role=status]') as HTMLElement;
    expect(document.activeElement).toBe(note);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/resources/blogs/abc');
    expect([field('Title').value, field('Content').value, previews().length]).toEqual(['', '', 0]);
    expect(findSheet()).toBeNull();
  });

  // @proves GAP-024
  it('publishes once however often the button is pressed', async () => {
    await fillAll();
    const sheet = await openSheet();
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Publish Post' }));
    fireEvent.submit(screen.getByRole('form'));
    expect(FakeRequest.sent).toHaveLength(1);
  });

  // @proves GAP-024
  it('shows upload progress, and keeps everything when cancelled', async () => {
    await fillAll();
    await publish();
    last().progress(40, 100);
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('0.4');
    screen.getByText('40 %');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await screen.findByText(/was cancelled/);
    expect([field('Title').value, previews().length]).toEqual(['A post', 1]);
  });

  // @proves GAP-024 ERR-06
  it.each([
    ['nothing', 0, '', /could not reach the server/],
    ['a page of a proxy', 502, '<html>', /Something went wrong on our side/],
    ['that it is full', 507, problem(507, 'There is no room left.'), /There is no room left/],
  ])(
    'keeps every field when the response is %s, shows an error, and sends the same key again',
    async (_, status, body, words) => {
      expectConsole(new RegExp(`Failed to publish the post ${status}`));
      await fillAll();
      await publish();
      await last().answer(status, body);
      expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
      expect([field('Title').value, field('Content').value, previews().length]).toEqual([
        'A post',
        'One\nTwo\n\nThree',
        1,
      ]);
      await publish();
      expect(FakeRequest.sent).toHaveLength(2);
      expect(FakeRequest.sent[1]?.headers['idempotency-key']).toBe(FakeRequest.sent[0]?.headers['idempotency-key']);
      expect(FakeRequest.sent[0]?.headers['idempotency-key']).toMatch(/^[\w-]{8,128}$/);
    },
  );

  // @proves GAP-024
  it("shows the server's errors at their fields", async () => {
    expectConsole(/Failed to publish the post 400/);
    await fillAll();
    await publish();
    await last().answer(
      400,
      problem(400, 'Please check the fields.', {
        category: 'No such category.',
        'contentImages.1': 'That picture is broken.',
      }),
    );
    const message = await screen.findByText('No such category.');
    expect(field('Category').getAttribute('aria-describedby')).toContain(message.id);
    screen.getByText('That picture is broken.');
  });
});
