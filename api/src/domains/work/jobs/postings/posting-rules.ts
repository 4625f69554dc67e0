import type { JobPosting } from '@verse/api-contract/work/job-postings.schema';
import { AppError } from '../../../../platform/http';
import type { ApplicationRepository } from '../applications/applications.repository';
import type { AssessmentRepository } from '../applications/assessments.repository';
import type { Job } from '../job';

interface Dependencies {
  applications: Pick<ApplicationRepository, 'countSent' | 'countOpen'>;
  assessments: Pick<AssessmentRepository, 'isScored'>;
}

export const fixed = (field: string, message: string) =>
  new AppError('conflict', message, { fields: { [field]: message } });

/** @throws AppError `conflict` if an applicant is awaiting an answer */
export async function archive(
  before: Job,
  { applications, now }: Pick<Dependencies, 'applications'> & { now: () => Date },
): Promise<Partial<Job>> {
  const waiting = await applications.countOpen(before.id);
  if (waiting > 0)
    throw new AppError(
      'conflict',
      waiting === 1
        ? 'An applicant is still waiting. Answer them first.'
        : `${waiting} applicants still wait for an answer. Answer them first.`,
    );
  return { state: 'archived', closedAt: before.closedAt ?? now() };
}

/** Rejects changes to what applicants and reviewers rely on: the scored attributes and the blind review. */
export async function assertKeepsTerms(
  before: Job,
  { attributes, isBlind }: JobPosting,
  { applications, assessments }: Dependencies,
): Promise<void> {
  const areSame = JSON.stringify(before.attributes ?? []) === JSON.stringify(attributes);
  if (!areSame && (await assessments.isScored(before.id)))
    throw fixed('attributes', 'Someone has scored an application, so these are fixed.');
  if (before.isBlind && !isBlind && (await applications.countSent(before.id)) > 0)
    throw fixed('isBlind', 'Applicants were promised hidden names, so this stays on.');
}
