import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedOf, openVerse, ownPostOf, postOf, refusalOf } from './testing/fake-feed';

const card = async (name = 'Zainab Olubori') => within(await screen.findByRole('article', { name }));
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});

describe('taking part in the feed', () => {
  // @proves GAP-052
  it('shows likes and saves at once, and reverts rejected ones with a message', async () => {
    const { client, state } = feedOf([postOf('1')]);
    const shell = openVerse(client);
    const post = await card();
    await userEvent.click(post.getByRole('button', { name: 'Like' }));
    await post.findByText('65 likes');
    await userEvent.click(post.getByRole('button', { name: 'Save' }));
    expect(post.getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(state.calls.slice(1)).toEqual(['PUT /api/posts/1/like', 'PUT /api/posts/1/save']));
    state.refusal = refusalOf(404, 'this post was removed.');
    await userEvent.click(post.getByRole('button', { name: 'Like' }));
    await waitFor(() =>
      expect(shell.notices).toEqual([{ tone: 'error', text: 'We couldn’t save your like: this post was removed.' }]),
    );
    post.getByText('65 likes');
  });

  // @proves GAP-053
  it('publishes a post with a picture, its description and labels, and shows it first', async () => {
    const { client, state } = feedOf([postOf('1')]);
    const shell = openVerse(client);
    const form = within(await screen.findByRole('form', { name: 'New post' }));
    await userEvent.click(form.getByRole('textbox', { name: 'What are you working on?' }));
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    form.getByText('Write something or pick a picture.');
    await userEvent.type(form.getByRole('textbox', { name: 'What are you working on?' }), 'A poster');
    await userEvent.upload(form.getByLabelText(/^Picture/), new File([PNG], 'poster.png', { type: 'image/png' }));
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    await form.findByText('Say what the picture shows.');
    expect(state.calls).toEqual(['GET /api/posts']);
    await userEvent.type(form.getByRole('textbox', { name: /^Describe the picture/ }), 'Three posters');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'How it was made' }), 'Made by hand');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Who can see it' }), 'Members only');
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('article', { name: 'Tolani Ekwere' });
    const sent = Object.fromEntries(state.bodies[0] as FormData) as Record<string, unknown>;
    expect({ ...sent, picture: (sent.picture as File).name }).toEqual({
      text: 'A poster',
      alt: 'Three posters',
      madeHow: 'by-hand',
      visibility: 'members',
      picture: 'poster.png',
    });
    expect(screen.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent)).toEqual([
      'Tolani Ekwere',
      'Zainab Olubori',
    ]);
    expect(shell.notices).toEqual([{ tone: 'success', text: 'Post published.' }]);
    expect(localStorage.length).toBe(0);
  });

  // @proves GAP-053
  it('keeps typed text on the device through a rejection and a new visit', async () => {
    const { client, state } = feedOf([]);
    openVerse(client);
    const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What are you working on?' });
    await userEvent.type(await text(), 'Half a thought');
    state.refusal = refusalOf(429, 'That was a lot of posts.', 'rate-limited');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('That was a lot of posts. We kept your text on this device.');
    document.body.replaceChildren();
    openVerse(client);
    expect((await text()).value).toBe('Half a thought');
    expect(Object.keys(localStorage)).toEqual(['own:post-draft 7']);
  });

  // @proves GAP-053
  it('edits and deletes own posts, and restores them in their position', async () => {
    const { client, state } = feedOf([postOf('1'), ownPostOf('2'), postOf('3')]);
    const shell = openVerse(client);
    const own = await card('Tolani Ekwere');
    await userEvent.click(own.getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit your post' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Text' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Better words');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await own.findByText('Better words');
    own.getByText('edited');
    await userEvent.click(own.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('article', { name: 'Tolani Ekwere' })).toBeNull();
    await waitFor(() => expect(shell.notices.map(({ text }) => text)).toEqual(['Post deleted.']));
    expect(document.activeElement?.textContent).toContain('Post 3');
    await act(async () => shell.notices[0]?.action?.run());
    await card('Tolani Ekwere');
    expect([...document.querySelectorAll('[data-entry]')].map((entry) => entry.getAttribute('data-entry'))).toEqual([
      '1',
      '2',
      '3',
    ]);
    await waitFor(() =>
      expect(state.calls.slice(1)).toEqual(['PATCH /api/posts/2', 'DELETE /api/posts/2', 'POST /api/posts/2/restore']),
    );
  });

  // @proves GAP-052
  it("comments, replies, edits and deletes, with the server's count", async () => {
    const { client, state } = feedOf([postOf('1')]);
    openVerse(client);
    const post = await card();
    await userEvent.click(post.getByRole('button', { name: 'Comment' }));
    await post.findByText('No comments yet.');
    await userEvent.click(post.getByRole('button', { name: 'Send comment' }));
    post.getByText('Comment is required.');
    await userEvent.type(post.getByRole('textbox', { name: 'Write a comment' }), 'Lovely <b>work</b>');
    await userEvent.click(post.getByRole('button', { name: 'Send comment' }));
    await post.findByText('Lovely <b>work</b>');
    post.getByText('1 comment');
    await userEvent.click(post.getByRole('button', { name: 'Reply' }));
    await userEvent.type(post.getByRole('textbox', { name: 'Reply to Tolani Ekwere' }), 'Indeed');
    await userEvent.click(post.getAllByRole('button', { name: 'Send comment' })[0]!);
    await post.findByText('Indeed');
    post.getByText('2 comments');
    expect(state.bodies.at(-1)).toEqual({ text: 'Indeed', parentId: 'c0' });
    const [first] = post.getAllByRole('article', { name: 'Comment by Tolani Ekwere' });
    await userEvent.click(within(first!).getByRole('button', { name: 'Edit' }));
    await userEvent.type(post.getByRole('textbox', { name: 'Change your comment' }), '!');
    await userEvent.click(post.getByRole('button', { name: 'Save comment' }));
    await post.findByText('Lovely <b>work</b>!');
    await userEvent.click(within(first!).getByRole('button', { name: 'Delete' }));
    await post.findByText('1 comment');
    expect(post.queryByText('Lovely <b>work</b>!')).toBeNull();
  });

  // @proves GAP-052
  it('shares the post’s URL', async () => {
    const { client } = feedOf([postOf('1')]);
    const shell = openVerse(client);
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click((await card()).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shell.notices).toEqual([{ tone: 'success', text: 'Link copied.' }]));
    expect(write.mock.calls).toEqual([['https://verse.example/verse/posts/1']]);
  });

  it("shows the author of a removed post the reason, at the post's URL", async () => {
    const removal = { rule: 'Be kind.', reason: 'It names a person.', quote: 'that guy', at: '2026-11-22T12:00:00Z' };
    const { client } = feedOf([ownPostOf('1', { state: 'removed', removal, acts: [] })]);
    openVerse(client, '/verse/posts/1');
    await screen.findByText('This post was removed. Only you can see it.');
    screen.getByText('that guy');
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  });
});
