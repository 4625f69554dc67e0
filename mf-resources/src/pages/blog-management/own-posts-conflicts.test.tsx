import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { createApi, open, post, press, typeContent } from './testing/own-posts-page';

describe('own posts', () => {
  // @proves GAP-025
  it('show both versions after a concurrent change, and store the chosen one', async () => {
    const current = post({ version: 4, content: 'Their text' });
    const yours = { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'My text', tags: [] };
    let isQuicker = true;
    const failure = {
      type: '',
      title: '',
      status: 409,
      code: 'conflict',
      message: 'Somebody was quicker.',
      current,
      yours,
    };
    const { client, calls } = createApi(post(), () => (isQuicker ? new ApiError(409, failure) : undefined));
    open(client);
    await press('Edit');
    typeContent('My text');
    await press('Save changes');
    const alert = within(await screen.findByRole('alert', { name: '' }));
    alert.getByText('Their text');
    alert.getByText('My text');
    expect(localStorage).toHaveLength(1);
    isQuicker = false;
    await userEvent.click(alert.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect([calls[1]?.headers?.['if-match'], calls[1]?.body]).toEqual(['"4"', yours]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  // @proves GAP-025 EDT-07
  it('show both versions as readers see them, not as they are written', async () => {
    localStorage.setItem('verse:resources:writing-view', 'plain');
    const current = post({ version: 4, content: 'Their **text**', contentFormat: 'markdown' });
    const yours = { content: 'My *text*\n\n![Boats](picture:boats)' };
    const failure = { type: '', title: '', status: 409, code: 'conflict', message: 'Changed.', current, yours };
    const { client } = createApi(post({ contentFormat: 'markdown' }), () => new ApiError(409, failure));
    open(client);
    await press('Edit');
    typeContent('My *text*');
    await press('Save changes');
    const mine = await screen.findByRole('group', { name: 'Content: yours' });
    const theirs = screen.getByRole('group', { name: 'Content: saved' });
    await waitFor(() =>
      expect([theirs.textContent, mine.textContent]).toEqual(['Their text', 'My textPicture: Boats']),
    );
  });

  // @proves GAP-025
  it("restore the writer's own change after theirs was kept, and show both versions when it is saved", async () => {
    const current = post({ version: 4, content: 'Their text' });
    const failure = {
      type: '',
      title: '',
      status: 409,
      code: 'conflict',
      message: 'Somebody was quicker.',
      current,
      yours: { content: 'My text' },
    };
    let stored = post();
    const client = ((_path: string, request: { method?: string } = {}) => {
      if (!request.method) return Promise.resolve([stored]);
      stored = current;
      return Promise.reject(new ApiError(409, failure));
    }) as unknown as ApiClient;
    open(client);
    await press('Edit');
    typeContent('My text');
    await press('Save changes');
    await press('Keep theirs');
    const content = () =>
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value;
    await press('Edit');
    expect(content()).toBe('Their text');
    await press('Edit');
    await press('Go back to your version');
    await waitFor(() => expect(content()).toBe('My text'));
    await press('Save changes');
    await screen.findByText('Their text');
    expect(localStorage).toHaveLength(1);
  });

  // @proves GAP-025
  it('are saved with the version on which the edit began, so that the server can detect conflicts', async () => {
    const page = open(createApi(post()).client);
    await press('Edit');
    typeContent('My text');
    page.unmount();
    const { client, calls } = createApi(post({ version: 4, content: 'Their text' }));
    open(client);
    await press('Edit');
    await press('Save changes');
    await waitFor(() => expect(calls[0]?.headers?.['if-match']).toBe('"3"'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
