import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { ACTS, type Call, createApi, open, person, post, press, typeContent } from './testing/own-posts-page';

describe('own posts', () => {
  // @proves GAP-022
  it('are listed below the editor with their status and a link, for members only', async () => {
    const page = open(createApi(post()).client);
    const section = within(await screen.findByRole('region', { name: 'Your posts' }));
    section.getByText('Published');
    expect(section.getByRole('link', { name: 'My post' }).getAttribute('href')).toBe('/resources/blogs/one');
    page.unmount();
    open(createApi(post()).client, { status: 'guest', user: null });
    await screen.findByRole('form', { name: 'Write a post' });
    expect(screen.queryByRole('region', { name: 'Your posts' })).toBeNull();
  });

  // @proves GAP-025
  it('are unpublished, published again, deleted and restored, each with the version that was shown', async () => {
    const { client, calls } = createApi(post());
    open(client);
    await press('Unpublish');
    await screen.findByText('Not public');
    await press('Publish');
    await screen.findByText('Published');
    await press('Delete');
    await press('Restore My post');
    await screen.findByText('Published');
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/api/blogs/one', { status: 'unpublished' }],
      ['PATCH', '/api/blogs/one', { status: 'published' }],
      ['DELETE', '/api/blogs/one', undefined],
      ['POST', '/api/blogs/one/restore', undefined],
    ]);
    expect(calls.slice(0, 3).map(({ headers }) => headers?.['if-match'])).toEqual(['"3"', '"4"', '"5"']);
  });

  // @proves GAP-024
  it('have buttons that work again after a failure', async () => {
    const failures: Error[] = [new ApiError(500, undefined), new TypeError('a defect')];
    const { client, calls } = createApi(post(), () => failures.shift());
    open(client);
    for (const title of ['Nothing was changed', 'Nothing was changed']) {
      await press('Unpublish');
      await screen.findByText(title);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveProperty('disabled', false));
    }
    await press('Unpublish');
    await screen.findByText('Not public');
    expect(calls).toHaveLength(3);
  });

  // @proves GAP-025
  it('are scheduled for a future time only', async () => {
    const { client, calls } = createApi(post({ status: 'unpublished', publishedAt: null, acts: ACTS.unpublished }));
    open(client);
    await press('Schedule');
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2001-01-01T10:00' } });
    await press('Schedule post');
    await screen.findByText('Choose a time in the future.');
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2101-01-01T10:00' } });
    await press('Schedule post');
    await screen.findByText('Scheduled');
    expect(calls[0]?.body).toEqual({ status: 'scheduled', scheduledFor: new Date('2101-01-01T10:00').toISOString() });
  });

  // @proves GAP-023
  it('of a member cannot be published by the member', async () => {
    open(createApi(post({ status: 'review', publishedAt: null, acts: ACTS.review })).client, person('member'));
    const acts = within(await screen.findByRole('group', { name: 'Actions for My post' }));
    await userEvent.click(acts.getByRole('button', { name: 'More about My post' }));
    expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Edit', 'Preview'],
      ...['', 'Take back', 'Versions', 'Delete'],
    ]);
    screen.getByText('Waiting for review');
  });

  // @proves GAP-025
  it('list their versions with time, author and changes, and can be reverted', async () => {
    const calls: Call[] = [];
    const versions = [
      { version: 3, title: 'My post', by: 'A B', savedAt: '2026-11-20T10:00:00.000Z' },
      { version: 1, title: 'My first title', by: '', savedAt: '2026-11-19T10:00:00.000Z' },
    ];
    const client = ((path: string, request: Omit<Call, 'path'> = {}) => {
      if (path.endsWith('/versions')) return Promise.resolve(versions);
      const body = [{ type: 'paragraph', spans: [{ type: 'text', text: 'First', isBold: true }] }];
      if (path.endsWith('/versions/1'))
        return Promise.resolve({ ...post(), ...versions[1], content: '**First**', body });
      if (path.endsWith('/versions/3')) return Promise.resolve({ ...post(), ...versions[0], body: [] });
      if (request.method) calls.push({ path, ...request });
      return Promise.resolve(request.method ? post() : [post()]);
    }) as unknown as ApiClient;
    open(client);
    await press('Versions');
    await screen.findByText(/Version 3 \(current\) · .* · A B/);
    screen.getByText(/Version 1 · .* · someone who has left/);
    expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
    await press('Compare version 1');
    const first = await screen.findByRole('group', { name: 'Content: version 1' });
    expect([first.textContent, first.querySelector('strong')?.textContent]).toEqual(['First', 'First']);
    await press('Restore version 1');
    await waitFor(() =>
      expect(calls.map(({ path, method, headers }) => [path, method, headers])).toEqual([
        ['/api/blogs/one/versions/1/restore', 'POST', { 'if-match': '"3"' }],
      ]),
    );
  });

  // @proves GAP-025
  it('confirm an action in its place, move the focus there and offer Undo', async () => {
    const { client, calls } = createApi(post());
    open(client);
    const note = async (words: string | RegExp) => {
      const found = (await screen.findByText(words)).closest<HTMLElement>('[role=status]')!;
      await waitFor(() => expect(document.activeElement).toBe(found));
      return within(found);
    };
    await press('Unpublish');
    await userEvent.click((await note('“My post” is no longer public.')).getByRole('button', { name: 'Undo' }));
    expect((await note('“My post” is published.')).getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(
      '/resources/blogs/one',
    );
    await press('Delete');
    await userEvent.click((await note('“My post” is deleted.')).getByRole('button', { name: 'Undo' }));
    await note('“My post” is back and public again.');
    await press('Edit');
    typeContent('Better text');
    await press('Save changes');
    await userEvent.click((await note('Your changes to “My post” are saved.')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/blogs/one/versions/7/restore'));
  });

  // @proves GAP-023
  it('of a member stay public unchanged while the editors review the changes', async () => {
    const { client, calls } = createApi(post({ acts: ['edit', 'withdraw', 'delete'] }));
    open(client, person('member'));
    await press('Edit');
    const form = within(screen.getByRole('form', { name: 'Edit My post' }));
    form.getByText(/An editor reads your changes first/);
    typeContent('Better text');
    await userEvent.click(form.getByRole('button', { name: 'Send the changes to the editors' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ content: 'Better text' }));
  });

  // @proves GAP-023
  it('that staff took down or sent back say why, and offer the remaining actions', async () => {
    open(
      createApi(
        post({ status: 'unpublished', isHeld: true, reason: 'Not your photos.', acts: ['edit', 'send', 'delete'] }),
      ).client,
    );
    const section = within(await screen.findByRole('region', { name: 'Your posts' }));
    section.getByText(/An editor took this post down/);
    section.getByText('Not your photos.');
    expect(section.queryByRole('button', { name: 'Publish', hidden: true })).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'More about My post' }));
    section.getByRole('button', { name: 'Send to the editors' });
  });
});
