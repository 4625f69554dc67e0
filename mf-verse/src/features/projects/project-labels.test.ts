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
  expect(nextText(summary('client', null))).toBe('The seller has the brief, and answers with a question or an offer.');
  expect(nextText(summary('seller', 'seller'))).toBe('Your newest offer waits for the client’s answer.');
  expect(nextText(summary('client', 'client'))).toBe('Your newest offer waits for the seller’s answer.');
  expect(nextText(summary('client', 'seller'))).toMatch(/^The newest offer has expired/);
});

// @proves GAP-058
it('does not say that the work goes on while it is disputed', () => {
  const agreed = (hold: ProjectSummary['hold']) => nextText(summary('client', 'seller', { state: 'agreed', hold }));
  expect(agreed(null)).toBe('The work goes on as agreed.');
  expect(agreed('dispute')).toMatch(/^Staff .* decide about the dispute/);
  expect(agreed('cancellation')).toMatch(/^Your request to cancel the rest waits/);
});

// @proves GAP-058
it('says of a completed project how many of its milestones were accepted if some were cancelled', () => {
  const completed = (more: Partial<ProjectSummary>) =>
    stateText(summary('client', 'seller', { state: 'completed', ...more }));
  expect(completed({})).toBe('Completed');
  expect(completed({ completedPart: { accepted: 2, of: 3 } })).toBe('Completed in part: 2 of 3 milestones');
});
