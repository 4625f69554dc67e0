import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verse/contract';
import { TextCopies } from '../../shared/autosave/text-copies';
import { createApi, open, post, press, typeContent } from './testing/own-posts-page';

describe('own posts', () => {
  // @proves GAP-025
  it('keep an edit on the device through a crash, until the server has it', async () => {
    const { client, calls } = createApi(post());
    const page = open(client);
    await press('Edit');
    typeContent('Better text');
    page.unmount();
    open(client);
    await press('Edit');
    expect(
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value,
    ).toBe('Better text');
    await press('Save changes');
    await waitFor(() =>
      expect(calls[0]?.body).toEqual({
        title: 'My post',
        category: 'Craft',
        readTime: '5 minutes',
        content: 'Better text',
        tags: [],
      }),
    );
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  // @proves GAP-025
  it('say when an edit was stored on the device, and on the next visit that it is not saved', async () => {
    const { client } = createApi(post());
    const page = open(client);
    await press('Edit');
    const form = within(screen.getByRole('form', { name: 'Edit My post' }));
    form.getByText('Your changes are kept on this device until you save them.');
    typeContent('Better text');
    form.getByText(/^Saved on this device at \d\d:\d\d$/);
    page.unmount();
    open(client);
    await screen.findByText(/with changes that are not saved yet/);
    await press('Edit');
    await press('Discard changes');
    await press('Edit');
    expect(screen.queryByText(/with changes that are not saved yet/)).toBeNull();
  });

  // @proves GAP-025
  it('say that an edit is not safe when the device stores nothing', async () => {
    const { client } = createApi(post());
    open(client);
    await press('Edit');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(TextCopies.prototype, 'keep').mockResolvedValue(false);
    typeContent('Better text');
    await screen.findByText(/We cannot save your text on this device/);
    jest.restoreAllMocks();
    await press('Discard changes');
  });

  // @proves GAP-025
  it('keep the newer text when the backup copy is older', async () => {
    const copy = {
      version: 3,
      text: { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Half a sen' },
      pictures: null,
      savedAt: '2026-11-20T10:00:00.000Z',
    };
    await new TextCopies().keep('change:one', JSON.stringify(copy));
    localStorage.setItem(
      'verse:resources:change:one',
      JSON.stringify({
        ...copy,
        text: { ...copy.text, content: 'Half a sentence' },
        savedAt: '2026-11-20T10:00:01.000Z',
      }),
    );
    const page = open(createApi(post()).client);
    await press('Edit');
    const content = () =>
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value;
    expect(content()).toBe('Half a sentence');
    page.unmount();
    localStorage.clear();
    open(createApi(post()).client);
    await press('Edit');
    expect(content()).toBe('Half a sen');
    await press('Discard changes');
  });

  // @proves GAP-025 GAP-076
  it('keep the focus on the changed post for keyboard users', async () => {
    const { client } = createApi(post());
    open(client);
    await press('Delete');
    const noted = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(words));
    await noted('“My post” is deleted.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await noted('“My post” is back and public again.');
    await press('Edit');
    typeContent('');
    await press('Save changes');
    expect(document.activeElement).toBe(
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText('Content'),
    );
    typeContent('New text');
    await press('Save changes');
    await noted('Your changes to “My post” are saved.');
  });

  // @proves GAP-024
  it('stay unchanged when the server rejects an action, and the page says why', async () => {
    open(
      createApi(
        post(),
        () =>
          new ApiError(403, {
            type: '',
            title: '',
            status: 403,
            code: 'forbidden',
            message: 'Only an editor may do that.',
          }),
      ).client,
    );
    await press('Unpublish');
    await screen.findByText('Only an editor may do that.');
    screen.getByText('Published');
  });
});
