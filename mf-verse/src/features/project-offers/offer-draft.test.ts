import type { Project } from '@verse/api-contract/api';
import { startingDraft } from './offer-draft';

// @proves GAP-056
it('the first offer of a hire begins with the title of the job and its pay', () => {
  const project = {
    brief: { title: 'Lamp painter', budget: { currency: 'USD', minor: 50_000 }, package: null, wantedBy: null },
    hire: { jobId: '3', organisation: null, applicationId: null },
    serverNow: '2026-11-29T10:00:00.000Z',
    offers: { versions: [], lastAccount: null },
  } as unknown as Project;
  expect(startingDraft(project)).toMatchObject({
    scope: 'Lamp painter',
    currency: 'USD',
    milestones: [{ title: 'Lamp painter', amount: '500.00' }],
  });
  expect(startingDraft({ ...project, hire: null })).toMatchObject({
    scope: '',
    milestones: [{ title: '', amount: '' }],
  });
});
