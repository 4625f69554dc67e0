import type {
  ApplicationRowList,
  Job,
  OwnApplication,
  PostingDraft,
  Publication,
  ReviewedApplication,
  StoredPostingDraft,
} from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import {
  applicationRowListSchema,
  ownApplicationSchema,
  reviewedApplicationSchema,
} from '@verse/api-contract/work/job-applications.schema';
import { publicationSchema, storedPostingDraftSchema } from '@verse/api-contract/work/job-postings.schema';
import type { Town, Visitor } from './people';

let count = 0;
export const newDraftId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

export const dayIn = (town: Town, days: number): string =>
  new Date(town.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const draftOf = (town: Town, more: Partial<PostingDraft> = {}): PostingDraft => ({
  title: 'Poster Designer',
  description: 'Draw posters for a small theatre.',
  tags: ['Poster'],
  pay: { min: '20', max: '30', currency: 'USD', unit: 'hour' },
  benefits: [],
  isRemote: true,
  place: '',
  zones: null,
  type: 'Contract',
  positions: '1',
  answerBy: dayIn(town, 14),
  attributes: ['Craft', 'Fit'],
  isBlind: false,
  ...more,
});

const parsed = async <T>(answer: Response, schema: { parse: (value: unknown) => T }, ...statuses: number[]) => {
  const body: unknown = await answer.json();
  expect([answer.status, statuses.includes(answer.status) ? '' : body]).toEqual([answer.status, '']);
  return schema.parse(body);
};

const findOrganisationId = async (town: Town, handle: string): Promise<string> =>
  (await town.api.store.db
    .collection<{ _id: string; organisationId: string }>('organisation_handles')
    .findOne({ _id: handle }))!.organisationId;

/** Creates an organisation. If it is verified, it can publish immediately. */
export async function createOrganisation(
  town: Town,
  owner: Visitor,
  form: { handle: string; name?: string },
  isProven = true,
): Promise<void> {
  const { handle } = form;
  const answer = await owner.post('/api/organisations', {
    name: `${handle} Ltd`,
    description: 'We make theatre.',
    links: [],
    ...form,
  });
  expect([handle, answer.status]).toEqual([handle, 201]);
  if (isProven)
    await town.api.store.db
      .collection('organisations')
      .updateOne(
        { _id: await findOrganisationId(town, handle) },
        { $set: { domain: { name: `${handle}.example`, provenAt: town.clock.now, by: 'dns' } } },
      );
}

/** Adds a member to an organisation, as if they had accepted an invitation. */
export async function join(town: Town, member: Visitor, handle: string, role: string): Promise<void> {
  const organisationId = await findOrganisationId(town, handle);
  const memberId = (await member.session()).user!.id;
  await town.api.store.db.collection<{ _id: string }>('organisation_members').insertOne({
    _id: `${organisationId} ${memberId}`,
    organisationId,
    memberId,
    role,
    since: town.clock.now,
  } as never);
}

export const saveDraft = async (
  recruiter: Visitor,
  handle: string,
  id: string,
  draft: PostingDraft,
  version = 0,
): Promise<StoredPostingDraft> =>
  parsed(
    await recruiter.send('PUT', `/api/organisations/${handle}/job-drafts/${id}`, { version, draft }),
    storedPostingDraftSchema,
    200,
  );

export const publish = (recruiter: Visitor, handle: string, id: string) =>
  recruiter.send('PUT', `/api/organisations/${handle}/job-drafts/${id}/publication`);

export const publicationOf = async (answer: Response): Promise<Publication> => parsed(answer, publicationSchema, 200);

export async function postJob(
  town: Town,
  recruiter: Visitor,
  handle: string,
  more: Partial<PostingDraft> = {},
): Promise<Job> {
  const id = newDraftId();
  await saveDraft(recruiter, handle, id, draftOf(town, more));
  const published = await publicationOf(await publish(recruiter, handle, id));
  if (published.state !== 'open') throw new Error('the job waits for review');
  return published.job;
}

export const rows = async (
  recruiter: Visitor,
  handle: string,
  jobId: string,
  query = '',
): Promise<ApplicationRowList> =>
  parsed(
    await recruiter.get(`/api/organisations/${handle}/jobs/${jobId}/applications${query}`),
    applicationRowListSchema.strict(),
    200,
  );

export const reviewed = async (answer: Response): Promise<ReviewedApplication> =>
  parsed(answer, reviewedApplicationSchema.strict(), 200);

export const ownApplication = async (applicant: Visitor, jobId: string): Promise<OwnApplication> =>
  parsed(await applicant.get(`/api/me/applications/${jobId}`), ownApplicationSchema.strict(), 200);

export const answer = (
  recruiter: Visitor,
  handle: string,
  jobId: string,
  applications: readonly { id: string; version: number }[],
  more: object,
) =>
  recruiter.post(`/api/organisations/${handle}/jobs/${jobId}/answers`, {
    applications: applications.map(({ id, version }) => ({ id, version })),
    reason: null,
    message: '',
    ...more,
  });
