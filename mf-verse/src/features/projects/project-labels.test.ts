import type { ProjectSummary } from '@verse/api-contract/api';
import type { Side } from '@verse/api-contract/work/projects.values';
import { nextText, stateText } from './project-labels';

const summary = (side: Side, offeredBy: Side | null, more: Partial<ProjectSummary> = {}): ProjectSummary => ({
  number: 'CP-1',
  title: 'A lantern',
  state: 'open',
  side,
  offeredBy,
  hold: null,
  completedPart: null,
  nextStep: null,
  client: { kind: 'client', name: 'Tolani Ekwere', handle: null },
  seller: { kind: 'member', name: 'Sade Bello', handle: null },
  createdAt: '2026-11-01T10:00:00Z',
  changedAt: '2026-11-01T10:00:00Z',
  ...more,
});

// @proves GAP-058
it('says whose answer an open project waits for', () => {
  expect(nextText(summary('client', null))).toBe(
    'Sade Bello has your brief, and will ask you something or make an offer.',
  );
  expect(nextText(summary('seller', 'seller'))).toBe('Your offer is with Tolani Ekwere.');
  expect(nextText(summary('client', 'client'))).toBe('Your offer is with Sade Bello.');
  expect(nextText(summary('client', 'seller'))).toMatch(/^Sade Bello’s offer has expired/);
});

// @proves GAP-058
it('does not say that the work goes on while it is disputed', () => {
  const agreed = (hold: ProjectSummary['hold']) => nextText(summary('client', 'seller', { state: 'agreed', hold }));
  expect(agreed(null)).toBe('The work goes on as agreed.');
  expect(agreed('dispute')).toMatch(/^Staff .* decide/);
  expect(agreed('cancellation')).toMatch(/^You asked Sade Bello to cancel the rest/);
});

// @proves GAP-058
it('says of a completed project how many of its milestones were accepted if some were cancelled', () => {
  const completed = (more: Partial<ProjectSummary>) =>
    stateText(summary('client', 'seller', { state: 'completed', ...more }));
  expect(completed({})).toBe('Completed');
  expect(completed({ completedPart: { accepted: 2, of: 3 } })).toBe('Partly completed: 2 of 3 milestones');
});
