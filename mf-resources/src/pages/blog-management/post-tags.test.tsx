import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { field, fillAll, last, publish } from './testing/editor-page';
import { createApi, open, post, press } from './testing/own-posts-page';

const typeTags = (form: HTMLElement, value: string) =>
  fireEvent.change(within(form).getByLabelText(/^Tags/), { target: { value } });

describe('the tags of a new post', () => {
  // @proves GAP-051
  it('are sent as separate parts; wrong ones are shown at the field, and nothing is sent', async () => {
    await fillAll();
    const form = screen.getByRole('form', { name: 'Write a post' });
    typeTags(form, '#one two three four five six');
    await publish();
    const message = await screen.findByText('At most 5 tags.');
    expect(within(form).getByLabelText(/^Tags/).getAttribute('aria-describedby')).toContain(message.id);
    typeTags(form, '#Lettering, signs #lettering');
    expect(screen.queryByText('At most 5 tags.')).toBeNull();
    await publish();
    expect(last().form.getAll('tags')).toEqual(['lettering', 'signs']);
    expect(field('Category').value).toBe('Craft');
  });
});

describe('the tags of an existing post', () => {
  const form = () => screen.getByRole('form', { name: 'Edit My post' });

  // @proves GAP-051 GAP-025
  it('are edited, kept on the device, and saved as keys', async () => {
    const { client, calls } = createApi(post({ tags: ['lamps'] }));
    const page = open(client);
    await press('Edit');
    expect(within(form()).getByLabelText<HTMLTextAreaElement>(/^Tags/).value).toBe('#lamps');
    typeTags(form(), '#lamps #Sig');
    page.unmount();
    open(client);
    await press('Edit');
    expect(within(form()).getByLabelText<HTMLTextAreaElement>(/^Tags/).value).toBe('#lamps #Sig');
    typeTags(form(), '#lamps <b>');
    await press('Save changes');
    screen.getByText('A tag has letters, digits and _ only, such as #lettering.');
    expect(calls).toHaveLength(0);
    typeTags(form(), '#lamps #Signs');
    await press('Save changes');
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ title: 'My post', tags: ['lamps', 'signs'] }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  // @proves GAP-051 GAP-025
  it('are compared in a conflict, and mine are saved on request', async () => {
    const current = post({ version: 4, tags: ['theirs'] });
    const yours = {
      title: 'My post',
      category: 'Craft',
      readTime: '5 minutes',
      content: 'Stored text',
      tags: ['mine'],
    };
    const failure = { type: '', title: '', status: 409, code: 'conflict', message: 'Quicker.', current, yours };
    let isQuicker = true;
    const { client, calls } = createApi(post(), () => (isQuicker ? new ApiError(409, failure as never) : undefined));
    open(client);
    await press('Edit');
    typeTags(form(), '#Mine');
    await press('Save changes');
    expect((await screen.findByRole('group', { name: 'Tags: saved' })).textContent).toBe('#theirs');
    expect(screen.getByRole('group', { name: 'Tags: yours' }).textContent).toBe('#mine');
    expect(screen.queryByRole('group', { name: 'Content: saved' })).toBeNull();
    isQuicker = false;
    await press('Save mine');
    await waitFor(() => expect(calls[1]?.body).toEqual(yours));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  // @proves GAP-051
  it('complete themselves from the tags of the site', async () => {
    const { client } = createApi(post());
    const asked: string[] = [];
    const withTags = ((path: string, request?: object) => {
      if (!path.startsWith('/api/tags?')) return client(path, request);
      asked.push(path);
      return Promise.resolve({ tags: [{ tag: 'signs', posts: 2, works: 0, blogPosts: 1 }] });
    }) as ApiClient;
    open(withTags);
    await press('Edit');
    await userEvent.type(within(form()).getByLabelText(/^Tags/), '#sig');
    const option = await screen.findByRole('option', { name: /#signs/ });
    expect([option.textContent, asked]).toEqual(['#signs2 posts, 1 blog post', ['/api/tags?q=sig']]);
    await userEvent.click(option);
    expect(within(form()).getByLabelText<HTMLTextAreaElement>(/^Tags/).value).toBe('#signs ');
  });

  // @proves GAP-051 GAP-023
  it('of a revision are shown to its reviewer', async () => {
    const { picture, contentImages, ...words } = post({ tags: ['new'] });
    const { title, category, readTime, content, contentFormat, tags } = words;
    const revision = { title, category, readTime, content, contentFormat, tags, picture, contentImages };
    const waiting = { ...revision, sentAt: '2026-11-20T10:00:00.000Z', reason: null };
    open(createApi(post({ tags: ['old'], revision: waiting })).client);
    await press('Preview');
    const list = within(await screen.findByRole('region', { name: 'Preview of My post' })).getByRole('list', {
      name: 'Tags',
    });
    expect(list.textContent).toBe('#new');
  });
});
