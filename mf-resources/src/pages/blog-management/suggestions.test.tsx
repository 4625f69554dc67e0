import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogSuggestion, ManagedBlog, SuggestionDecisions } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { type Call, open, person, post, press } from './testing/own-posts-page';

const BASE = 'The lamp is red and was made by hand in a town.';
const suggestion: BlogSuggestion = {
  base: BASE,
  note: 'A few words.',
  sentAt: '2026-11-26T10:00:00.000Z',
  isOutdated: false,
  editor: '',
  isOwn: false,
  changes: [
    { id: '1', at: 12, removed: 'red', inserted: 'blue', decision: 'open' },
    { id: '2', at: 29, removed: 'by hand', inserted: 'at home', decision: 'open' },
  ],
};
const waiting = (more: Partial<ManagedBlog> = {}) =>
  post({
    status: 'review',
    publishedAt: null,
    content: BASE,
    suggestion,
    acts: ['edit', 'withdraw', 'delete'],
    ...more,
  });

function createDesk(start: ManagedBlog, refusal?: ApiError) {
  const calls: Call[] = [];
  let stored = start;
  const client = ((path: string, request: Omit<Call, 'path'> = {}) => {
    if (!request.method) return Promise.resolve([stored]);
    calls.push({ path, ...request });
    if (refusal) return Promise.reject(refusal);
    const decided = request.method === 'PATCH' ? (request.body as SuggestionDecisions).changes : [];
    stored = { ...stored, version: stored.version + 1 };
    if (request.method === 'PATCH')
      stored.suggestion = {
        ...stored.suggestion!,
        changes: stored.suggestion!.changes.map((change) => ({
          ...change,
          decision: decided.find(({ id }) => id === change.id)?.decision ?? change.decision,
        })),
      };
    if (request.method === 'DELETE') stored.suggestion = null;
    return Promise.resolve(stored);
  }) as unknown as ApiClient;
  return { client, calls };
}

const bodies = (calls: Call[]) => calls.map(({ method, path, body }) => [method, path, body]);

describe('suggested changes', () => {
  // @proves GAP-023
  it('are shown in their sentence, and accepted, rejected and undone by keyboard with the focus kept', async () => {
    const { client, calls } = createDesk(waiting());
    open(client, person('member'));
    await screen.findByText(/An editor suggests changes to your text: 0 of 2 decided\./);
    await press('Suggested changes');
    const part = within(screen.getByRole('region', { name: 'Suggested changes to My post' }));
    expect([part.getByText('red').closest('del'), part.getByText('blue').closest('ins')]).not.toContain(null);
    part.getByText('A few words.');
    part.getByRole('button', { name: 'Take change 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(part.getByRole('status').textContent).toBe('1 of 2 decided'));
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Take change 1' }));
    await userEvent.click(part.getByRole('button', { name: 'Leave change 2' }));
    await waitFor(() => expect(calls.length).toBe(2));
    part.getByText('2 of 2 decided');
    await userEvent.click(part.getByRole('button', { name: 'Undo change 1' }));
    await waitFor(() => expect(calls.length).toBe(3));
    expect(bodies(calls)).toEqual([
      ['PATCH', '/api/blogs/one/suggestion', { changes: [{ id: '1', decision: 'taken' }] }],
      ['PATCH', '/api/blogs/one/suggestion', { changes: [{ id: '2', decision: 'left' }] }],
      ['PATCH', '/api/blogs/one/suggestion', { changes: [{ id: '1', decision: 'open' }] }],
    ]);
    expect(calls.map(({ headers }) => headers?.['if-match'])).toEqual(['"3"', '"4"', '"5"']);
  });

  // @proves GAP-023
  it('are accepted all at once, or dismissed after a confirmation', async () => {
    const { client, calls } = createDesk(waiting());
    open(client, person('member'));
    await press('Suggested changes');
    await press('Dismiss the suggestion');
    await screen.findByText(/2 changes are not decided/);
    await press('Keep it');
    await press('Take all');
    await screen.findByText('2 of 2 decided');
    await press('Dismiss the suggestion');
    await screen.findByText('The suggested changes to “My post” are removed.');
    expect(bodies(calls).map(([method]) => method)).toEqual(['PATCH', 'DELETE']);
  });

  // @proves GAP-023
  it('cannot be accepted after the text has changed, but rejected', async () => {
    const { client } = createDesk(waiting({ suggestion: { ...suggestion, isOutdated: true } }));
    open(client, person('member'));
    await press('Suggested changes');
    await screen.findByText('The text was changed by hand since');
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Take all', 'Take change 1', 'Leave change 1'].map(isDisabled)).toEqual([true, true, false]);
  });
});

describe('the form of an editor', () => {
  const editors = () =>
    waiting({ authorId: 'other', author: 'Ada', suggestion: null, acts: ['edit', 'send-back', 'suggest'] });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Text with your changes'), { target: { value } });

  // @proves GAP-023
  it('shows the changes before it sends them', async () => {
    const { client, calls } = createDesk(editors());
    open(client, person('editor'));
    await press('Suggest changes');
    await press('Show the changes');
    await screen.findByText('Change something in the text first.');
    type(BASE.replace('red', 'blue'));
    expect(screen.queryByRole('button', { name: 'Send the suggestion' })).toBeNull();
    await press('Show the changes');
    const list = within(await screen.findByRole('list', { name: 'Changes as the author will see them' }));
    expect(list.getByText('blue').closest('ins')).not.toBeNull();
    await press('Send the suggestion');
    await screen.findByText('Your suggestions for “My post” are with Ada.');
    expect(bodies(calls)).toEqual([
      ['PUT', '/api/blogs/one/suggestion', { content: BASE.replace('red', 'blue'), note: '' }],
    ]);
  });

  // @proves GAP-023
  it('names the editor whose changes are open, and offers neither a form nor a withdrawal', async () => {
    const others = { ...suggestion, editor: 'Grace Hopper' };
    const { client } = createDesk({ ...editors(), suggestion: others });
    open(client, person('editor'));
    await press('Suggested changes');
    await screen.findByText('Grace Hopper');
    expect(screen.queryByRole('button', { name: 'Withdraw the suggestion' })).toBeNull();
    await press('Suggest changes');
    await screen.findByText('Grace Hopper has suggested changes');
    expect(screen.queryByLabelText('Text with your changes')).toBeNull();
  });

  // @proves GAP-023
  it('keeps the text when the author was faster', async () => {
    const problem = { code: 'conflict' as const, message: 'Someone else has changed this post.', fields: {} };
    const { client } = createDesk(editors(), new ApiError(409, problem as never));
    open(client, person('editor'));
    await press('Suggest changes');
    type('My text');
    await press('Show the changes');
    await press('Send the suggestion');
    await screen.findByText(/Someone else has changed this post. Your text is still here./);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text with your changes').value).toBe('My text');
  });
});
