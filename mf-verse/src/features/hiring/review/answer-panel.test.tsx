import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewedApplication } from '@verse/api-contract/api';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { AnswerPanel } from './answer-panel';

const applicationOf = (id: string, name: string) =>
  ({
    id,
    jobId: '3',
    version: 1,
    stage: 'opened',
    answer: null,
    label: name,
    person: { name, handle: null, picture: null },
  }) as unknown as ReviewedApplication;

beforeEach(() => localStorage.clear());

// @proves GAP-048
it('does not restore the message to one applicant in the answer to another', async () => {
  const routes = [
    {
      path: 'p',
      element: (
        <>
          <div data-testid="Ada">
            <AnswerPanel handle="lamps" application={applicationOf('1', 'Ada')} />
          </div>
          <div data-testid="Ben">
            <AnswerPanel handle="lamps" application={applicationOf('2', 'Ben')} />
          </div>
        </>
      ),
    },
  ];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" shell={createFakeShell()} />);
  const user = userEvent.setup();
  const openAnswer = async (name: string) => {
    await user.click(within(screen.getByTestId(name)).getByRole('button', { name: 'Shortlist' }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await openAnswer('Ada');
  await user.type(first.getByLabelText(/^Message/), 'Dear Ada, we liked your lanterns.');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await openAnswer('Ben');
  expect(second.getByLabelText(/^Message/)).toHaveProperty('value', '');
  await user.click(second.getByRole('button', { name: 'Cancel' }));
  const again = await openAnswer('Ada');
  expect(again.getByLabelText(/^Message/)).toHaveProperty('value', 'Dear Ada, we liked your lanterns.');
});

// @proves GAP-056
it('shows how the applicant answered an offer, and offers no further answer', async () => {
  const declined = {
    ...applicationOf('3', 'Cem'),
    stage: 'declined',
    answer: { reason: null, message: 'From Monday on.', at: '2026-11-03T10:00:00.000Z' },
    offerAnswer: { kind: 'declined', reason: 'time', text: 'In spring I could.', at: '2026-11-04T10:00:00.000Z' },
  } as const;
  const routes = [{ path: 'p', element: <AnswerPanel handle="lamps" application={declined} /> }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" shell={createFakeShell()} />);
  await screen.findByText(/^Cem: offer declined,/);
  for (const line of ['I have no time for it now.', 'In spring I could.', 'This answer is final.'])
    expect(screen.getByText(line)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
