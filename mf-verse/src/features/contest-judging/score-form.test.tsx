import { fireEvent, render, screen } from '@testing-library/react';
import type { JudgedEntry } from '@verse/api-contract/contests/contest-judging';
import { FakeShellApp } from '@verse/contract/testing';
import { ScoreForm } from './score-form';

const words = { low: 'Hard to read.', middle: 'Readable.', high: 'Clear at a glance.' };
const judged = {
  contest: { id: 'posters' },
  entry: { number: 1 },
  criteria: [
    { title: 'Idea', weight: 60, words },
    { title: 'Craft', weight: 40, words },
  ],
  own: null,
} as unknown as JudgedEntry;

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe('the scores of an entry', () => {
  // @proves GAP-058
  it('are chosen by the keys 1 to 5, from one criterion to the next and to the feedback', async () => {
    const routes = [{ path: 'entry', element: <ScoreForm judged={judged} onChange={() => undefined} /> }];
    render(<FakeShellApp routes={routes} base="/verse" at="/verse/entry" />);
    (await screen.findAllByRole('radio'))[0]!.focus();
    press('4');
    press('9');
    press('2');
    expect(chosen()).toEqual(['4', '2']);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Feedback/));
    press('5');
    expect(chosen()).toEqual(['4', '2']);
  });
});
