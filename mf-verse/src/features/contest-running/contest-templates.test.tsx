import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestDraft, ContestOrganiser, ManagedContest } from '@verse/api-contract/api';
import { organisedContestSchema } from '@verse/api-contract/contests/contest-running.schema';
import { readWhole } from '@verse/api-contract/typed-number';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ContestEditor } from './contest-editor';
import { TEMPLATE_KINDS } from './template-names';
import { fillTemplate } from './templates';

const FORM: ContestDraft = {
  title: '',
  description: '',
  tags: [],
  prizePool: '',
  maxParticipants: '',
  startsAt: '',
  deadline: '',
  graceMinutes: '',
  resultsBy: '',
  awardBy: '',
  rules: '',
  pledge: '',
  shareRule: null,
  licence: '',
  criteria: [],
  teamSize: '',
  vote: null,
};
const organisation = {
  handle: 'lamps',
  name: 'Lamps',
  domain: { name: 'lamps.example' },
  state: 'open',
} as ContestOrganiser;

function open(form: ContestDraft = FORM, faults: Record<string, string> = {}) {
  const contest = {
    id: '7',
    version: 1,
    state: 'draft',
    form,
    judges: [],
    entries: 0,
    faults,
  } as unknown as ManagedContest;
  let version = 1;
  const client: ApiClient = (call, { body } = {}) => {
    if (call.endsWith('/publication'))
      return Promise.reject(
        new ApiError(400, { type: '', title: '', status: 400, code: 'invalid', message: 'Check it.', fields: faults }),
      );
    return Promise.resolve({ ...contest, form: body, version: (version += 1) }) as never;
  };
  const Page = () => <ContestEditor page={{ organisation, contest, invitations: [] }} />;
  render(
    <FakeShellApp
      routes={[{ path: 'contest', Component: Page }]}
      base="/verse"
      at="/verse/contest"
      client={client}
      shell={createFakeShell()}
    />,
  );
  return userEvent.setup();
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const foldOf = (label: string) => field(label).closest('details')!;

// @proves GAP-058
it.each(TEMPLATE_KINDS)('the template %s needs no more than a title, a description and a prize', (kind) => {
  const now = new Date(2026, 10, 29, 12);
  const filled = fillTemplate(kind, now);
  const { criteria, ...whole } = { ...FORM, ...filled, title: 'A lamp', description: 'Draw one.' };
  const result = organisedContestSchema.safeParse({
    ...whole,
    criteria: criteria.map((one) => ({ ...one, weight: readWhole(one.weight) })),
    prizePool: 500,
    maxParticipants: readWhole(whole.maxParticipants),
    graceMinutes: readWhole(whole.graceMinutes),
    teamSize: readWhole(whole.teamSize),
  });
  expect(result.error?.issues ?? []).toEqual([]);
  const [start, ...ends] = [whole.startsAt, whole.deadline, whole.resultsBy, whole.awardBy].map((at) => new Date(at));
  expect([start!.getDay(), start! > now, ends.map((end) => end.getDay())]).toEqual([1, true, [5, 5, 5]]);
});

// @proves GAP-058
it('fills in all that is folded from a template, with eight fields in sight', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Poster' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Title'));
  expect(screen.getByText('Idea 40 %, Craft 30 %, Legibility 30 %')).toBeTruthy();
  expect(field('Deadline').value).not.toBe('');
  const inSight = [...document.querySelectorAll('form :is(input, textarea, select)')].filter(
    (one) => !one.closest('details'),
  );
  expect(inSight).toHaveLength(8);
});

// @proves GAP-058
it('asks before a template replaces what was typed', async () => {
  const user = open({ ...FORM, title: 'A lamp', rules: 'Mine.' });
  await user.click(screen.getByText('Template'));
  await user.click(screen.getByRole('button', { name: 'Logo' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(field('Rules').value).toBe('Mine.');
  await user.click(screen.getByRole('button', { name: 'Logo' }));
  await user.click(await screen.findByRole('button', { name: 'Replace what I typed' }));
  expect([field('Title').value, field('Rules').value.slice(0, 8)]).toEqual(['A lamp', 'The logo']);
  // Another template replaces what the first one has filled in, without a question.
  await user.click(screen.getByRole('button', { name: 'Film' }));
  expect(await screen.findByText(/^Story 40 %/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @proves GAP-058
it('opens a folded group whose field has an error, and focuses the field', async () => {
  const user = open({ ...FORM, title: 'A lamp' }, { licence: 'Licence of entries is required.' });
  const licence = 'What you can do with the winning entries';
  expect(foldOf(licence).open).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Publish contest' }));
  await screen.findByText('Licence of entries is required.');
  expect([foldOf(licence).open, document.activeElement]).toEqual([true, field(licence)]);
});
