import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerDrafts,
  AUTHOR,
  choose,
  FakeRequest,
  field,
  fill,
  fillAll,
  GUEST,
  last,
  open,
  picture,
  previews,
  problem,
  publish,
  shell,
} from './testing/editor-page';

describe('the editor', () => {
  // @proves GAP-023
  it('asks for sign-in only when publishing, and continues automatically with everything afterwards', async () => {
    await fillAll(GUEST);
    await publish();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to publish' }));
    expect(FakeRequest.sent).toEqual([]);
    const link = dialog.getByRole('link', { name: /^Sign in/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/signin', '_blank']);
    expect(dialog.queryByRole('button', { name: 'Publish now' })).toBeNull();
    act(() => shell.setSession(AUTHOR));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect([last().form.get('title'), last().form.get('content')]).toEqual(['A post', 'One\nTwo\n\nThree']);
    await last().answer(201, { _id: 'abc', title: 'A post' });
    screen.getByText('Your post is published');
  });

  // @proves GAP-023
  it('opens the same dialog and keeps every field when the session has ended in the meantime', async () => {
    expectConsole(/Failed to publish the post 401/);
    await fillAll();
    await publish();
    await last().answer(401, problem(401, 'Who are you?'));
    await screen.findByRole('dialog', { name: 'Sign in to publish' });
    expect([field('Title').value, field('Content').value, previews().length]).toEqual([
      'A post',
      'One\nTwo\n\nThree',
      1,
    ]);
  });

  // @proves GAP-023
  it('continues automatically in a remounted form, but not with another text or a closed dialog', async () => {
    await fillAll(GUEST);
    await publish();
    await screen.findByRole('dialog', { name: 'Sign in to publish' });
    document.body.innerHTML = '';
    const page = await open(AUTHOR);
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect(last().form.get('content')).toBe('One\nTwo\n\nThree');
    await last().answer(201, { _id: 'abc', title: 'A post' });
    page.unmount();

    const again = await open(GUEST);
    await fill();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await publish();
    const asking = within(await screen.findByRole('dialog', { name: 'Sign in to publish' }));
    await userEvent.click(asking.getByRole('button', { name: 'Close' }));
    again.unmount();
    await open(AUTHOR);
    await screen.findByText(/restored from your last visit/);
    expect(FakeRequest.sent).toHaveLength(1);
  });

  // @proves GAP-024
  it('continues automatically with the same key when the connection is back', async () => {
    expectConsole(/Failed to publish the post 0/);
    await fillAll();
    await publish();
    await last().answer(0, '');
    await screen.findByText(/could not reach the server/);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    expect(FakeRequest.sent[1]?.headers['idempotency-key']).toBe(FakeRequest.sent[0]?.headers['idempotency-key']);
  });

  // @proves GAP-025
  it('sends the time of a scheduled post, rejects a past time, and says when the post will be published', async () => {
    await fillAll();
    fireEvent.change(field('Publish at (optional)'), { target: { value: '2001-01-01T10:00' } });
    await publish();
    await screen.findByText('Choose a time in the future.');
    expect([FakeRequest.sent, document.activeElement]).toEqual([[], field('Publish at (optional)')]);
    fireEvent.change(field('Publish at (optional)'), { target: { value: '2101-01-01T10:00' } });
    await publish();
    const scheduledFor = new Date('2101-01-01T10:00').toISOString();
    expect(last().form.get('scheduledFor')).toBe(scheduledFor);
    await last().answer(202, { _id: 'abc', title: 'A post', status: 'scheduled', scheduledFor });
    screen.getByText('Your post is scheduled');
    screen.getByText(/^“A post” will be published on 1 Jan 2101, 10:00\.$/);
    expect(field('Publish at (optional)').value).toBe('');
  });

  // @proves GAP-023
  it("says that a member's post waits for an editor", async () => {
    await fillAll();
    await publish();
    await last().answer(202, { _id: 'abc', title: 'A post', status: 'review' });
    screen.getByText('Your post is with the editors');
    expect(screen.queryByRole('link', { name: /^Read/ })).toBeNull();
    expect(field('Title').value).toBe('');
  });

  // @proves GAP-024
  it('offers a new post when an earlier version is already published, and only then uses a new key', async () => {
    expectConsole(/Failed to publish the post 409/);
    await fillAll();
    await publish();
    await last().answer(409, problem(409, 'conflict'));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish this version as a new post' }));
    expect(FakeRequest.sent).toHaveLength(2);
    expect(FakeRequest.sent[1]?.headers['idempotency-key']).not.toBe(FakeRequest.sent[0]?.headers['idempotency-key']);
  });

  // @proves GAP-024
  it('keeps text typed while the post is being sent', async () => {
    await fillAll();
    await publish();
    await fill({ Content: 'A better ending' });
    await last().answer(201, { _id: 'abc', title: 'A post' });
    await screen.findByText(/still below/);
    expect(field('Content').value).toBe('A better ending');
  });

  // @proves GAP-025
  it('says when and where it saved, and restores text and pictures on the next visit', async () => {
    answerDrafts();
    const page = await open();
    await fill({ Title: 'Half a', Content: 'mid-senten' });
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    screen.getByText(/^Saved on this device at \d\d:\d\d$/);
    await screen.findByText(/^Saved on the server at \d\d:\d\d$/);
    await waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1));
    page.unmount();

    await open();
    await waitFor(() => expect(field('Title').value).toBe('Half a'));
    expect(field('Content').value).toBe('mid-senten');
    await waitFor(() => expect(previews()).toHaveLength(1));
    screen.getByText(/restored from your last visit/);
  });

  // @proves GAP-025
  it('lists the other drafts of the device, and restores a deleted one', async () => {
    await open();
    await fill({ Title: 'First' });
    await userEvent.click(screen.getByRole('button', { name: 'Start another post' }));
    expect(field('Title').value).toBe('');
    await fill({ Title: 'Second' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete First' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo deleting First' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue First' }));
    await waitFor(() => expect(field('Title').value).toBe('First'));
    screen.getByRole('button', { name: 'Continue Second' });
  });
});
