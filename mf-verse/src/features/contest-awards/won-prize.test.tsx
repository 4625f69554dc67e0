import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ApiClient } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import { type Won, WonPrize } from './won-prize';

const WON: Won = {
  prize: 'judges',
  promise: 'A lamp',
  awardBy: '2026-12-01T00:00:00.000Z',
  isDue: false,
  word: null,
  changeUntil: null,
  isFinal: false,
};

function open(more: Partial<Won>) {
  const sent: unknown[] = [];
  const client: ApiClient = (path, { body } = {}) => Promise.resolve(void sent.push([path, body])) as never;
  const element = <WonPrize contestId="posters" won={{ ...WON, ...more }} thread={() => <p>The thread</p>} />;
  const { unmount } = render(
    <FakeShellApp routes={[{ path: 'entry', element }]} base="/verse" at="/verse/entry" client={client} />,
  );
  return { sent, unmount };
}

const MOMENT = /midnight|\d\d:\d\d/;
/** Names of the buttons, besides those that show an exact time. */
const names = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => !MOMENT.test(name));

describe('a prize that a member has won', () => {
  // @proves GAP-058
  it('can be late or missing only once it is due, and the word can be taken back until it is final', async () => {
    const { sent, unmount } = open({});
    await screen.findByText('Has it arrived?');
    expect(names()).toEqual(['Received', 'Messages']);
    fireEvent.click(screen.getByText('Messages'));
    expect(screen.getByText('The thread')).toBeTruthy();
    fireEvent.click(screen.getByText('Received'));
    await waitFor(() =>
      expect(sent).toEqual([['/api/contests/posters/prize/word', { prize: 'judges', word: 'received' }]]),
    );
    unmount();

    const states: [Partial<Won>, string[]][] = [
      [{ isDue: true }, ['Received on time', 'Received late', 'Not received']],
      [{ isDue: true, word: 'not-received' }, ['Received on time', 'Received late', 'Take it back']],
      [{ word: 'received', changeUntil: '2026-12-01T00:00:00.000Z' }, ['Take it back']],
      [{ word: 'received', changeUntil: '2026-12-01T00:00:00.000Z', isFinal: true }, []],
    ];
    for (const [more, expected] of states) {
      const page = open(more);
      await screen.findByText(/Due by/);
      expect(names()).toEqual([...expected, 'Messages']);
      page.unmount();
    }
  });
});
