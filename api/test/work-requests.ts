import { act, agree, decide, deliver } from './agreed-projects';
import type { GoodRequest } from './good-request';
import type { Town, Visitor } from './people';
import { handleOf, projectOf } from './project-offers';
import { FOUR, payFor, review } from './project-reviews';

export interface SeededWork {
  /** A project in which the admin is the client. */
  bought: { number: string; ids: string[]; revision: number };
  /** A project in which the admin is the seller. */
  sold: { number: string; ids: string[]; revision: number; file: string };
  /** A project that belongs to the admin and has an accepted milestone. */
  invoiced: { number: string; ids: string[] };
  /** Paid projects in which the admin is the client: one without reviews, and one with both. */
  paid: { number: string };
  reviewed: { number: string };
  /** A project between two other members. */
  disputed: { number: string; revision: number };
}

/** Creates projects with the admin on either side, and a dispute between two other members. */
export async function beginWork(town: Town, admin: Visitor, neighbour: Visitor): Promise<SeededWork> {
  const reader = await town.resident('member', 'wanda@example.org');
  const adminHandle = await handleOf(admin);
  const neighbourHandle = await handleOf(neighbour);
  const bought = await agree(town, admin, neighbour, neighbourHandle);
  await deliver(neighbour, bought.number, bought.ids[0]!);
  const invoiced = await agree(town, admin, neighbour, neighbourHandle);
  await deliver(neighbour, invoiced.number, invoiced.ids[0]!);
  await decide(admin, invoiced.number, invoiced.ids[0]!, 'accepted');
  const sold = await agree(town, neighbour, admin, adminHandle);
  const disputed = await agree(town, reader, neighbour, neighbourHandle);
  await act(reader, disputed.number, `milestones/${disputed.ids[0]!}/dispute`, { reason: 'It is dark.' });
  const paid = await payFor(town, admin, neighbour);
  const reviewed = await payFor(town, admin, neighbour);
  await review(admin, reviewed.number);
  await review(neighbour, reviewed.number, FOUR);
  const revisionOf = async (visitor: Visitor, number: string) => (await projectOf(visitor, number)).revision;
  return {
    invoiced,
    paid,
    reviewed,
    bought: { ...bought, revision: await revisionOf(admin, bought.number) },
    sold: { ...sold, revision: await revisionOf(admin, sold.number), file: '0'.repeat(16) },
    disputed: { number: disputed.number, revision: await revisionOf(reader, disputed.number) },
  };
}

/** Valid requests for reviews: of a paid project without any, and of one with reviews of both sides. */
const reviewRequests = (paid: string, reviewed: string): Record<string, Partial<GoodRequest>> => ({
  'GET /api/projects/:number/reviews': { path: `/api/projects/${reviewed}/reviews` },
  'PUT /api/projects/:number/reviews/mine': { path: `/api/projects/${paid}/reviews/mine`, body: FOUR },
  'DELETE /api/projects/:number/reviews/mine': { path: `/api/projects/${paid}/reviews/mine` },
  'PUT /api/projects/:number/reviews/answer': {
    path: `/api/projects/${reviewed}/reviews/answer`,
    body: { text: 'Thank you' },
  },
  'DELETE /api/projects/:number/reviews/answer': { path: `/api/projects/${reviewed}/reviews/answer` },
});

/** Valid requests for work on agreed projects. */
export function workRequests({
  bought,
  sold,
  paid,
  reviewed,
  disputed,
}: SeededWork): Record<string, Partial<GoodRequest>> {
  const at = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });
  const buying = `/api/projects/${bought.number}`;
  const selling = `/api/projects/${sold.number}`;
  const milestone = `${selling}/milestones/${sold.ids[0]!}`;
  const MILESTONE = '/api/projects/:number/milestones/:milestone';
  const dispute = `/api/project-disputes/${disputed.number}`;
  return {
    [`POST ${MILESTONE}/files`]: { path: `${milestone}/files` },
    [`DELETE ${MILESTONE}/files/:file`]: { path: `${milestone}/files/${sold.file}` },
    [`POST ${MILESTONE}/deliveries`]: { path: `${milestone}/deliveries`, body: { note: 'Here' }, ...at(sold.revision) },
    [`POST ${MILESTONE}/payments`]: {
      path: `${milestone}/payments`,
      body: { minor: 5, reference: 'Bank 5', on: '2026-11-22' },
      ...at(sold.revision),
    },
    [`POST ${MILESTONE}/refund`]: { path: `${milestone}/refund`, body: { reference: 'Back 5' }, ...at(sold.revision) },
    [`POST ${MILESTONE}/decision`]: {
      path: `${buying}/milestones/${bought.ids[0]!}/decision`,
      body: { is: 'accepted', note: '' },
      ...at(bought.revision),
    },
    [`PUT ${MILESTONE}/marks/:mark`]: {
      path: `${milestone}/marks/1-1`,
      body: { answer: 'Done', isDone: true },
      ...at(sold.revision),
    },
    [`POST ${MILESTONE}/dispute`]: { path: `${milestone}/dispute`, body: { reason: 'Dark' }, ...at(sold.revision) },
    'GET /api/projects/:number/work-files/:file': { path: `${selling}/work-files/${sold.file}` },
    'POST /api/projects/:number/cancellation': {
      path: `${selling}/cancellation`,
      body: { reason: 'Dark' },
      ...at(sold.revision),
    },
    'POST /api/projects/:number/cancellation/agreement': {
      path: `${selling}/cancellation/agreement`,
      ...at(sold.revision),
    },
    'DELETE /api/projects/:number/cancellation': { path: `${selling}/cancellation`, ...at(sold.revision) },
    ...reviewRequests(paid.number, reviewed.number),
    'GET /api/project-disputes/:number': { path: dispute },
    'GET /api/project-disputes/:number/thread': { path: `${dispute}/thread` },
    'GET /api/project-disputes/:number/files/:file': { path: `${dispute}/files/${sold.file}` },
    'POST /api/project-disputes/:number/decision': {
      path: `${dispute}/decision`,
      body: { is: 'continue', text: 'Go on' },
      ...at(disputed.revision),
    },
  };
}
