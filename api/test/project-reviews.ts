import type { BriefForm, ProjectReviews, ReviewPage } from '@verse/api-contract/api';
import { dayOf, daysAfter } from '@verse/api-contract/work/offer-rules';
import { projectReviewsSchema, reviewPageSchema } from '@verse/api-contract/work/project-reviews.schema';
import { type AgreedProject, book, decide, deliver, workIn, workOf } from './agreed-projects';
import type { Town, Visitor } from './people';
import { acceptOffer, handleOf, offersIn, sendBrief, sendOffer, termsOf } from './project-offers';

export const FIVE = { scores: [5, 5, 5], text: 'The lantern lights our street.' };
export const FOUR = { scores: [4, 4, 3], text: 'A clear brief.' };

/** Makes both agree on one milestone, deliver, accept and pay. The sum is in kobo. */
export async function payFor(
  town: Town,
  client: Visitor,
  seller: Visitor,
  minor = 5_000_000,
  to?: BriefForm['seller'],
): Promise<Pick<AgreedProject, 'client' | 'seller' | 'number'>> {
  const number = await sendBrief(client, to ?? { kind: 'member', handle: await handleOf(seller) });
  const milestones = [{ title: 'Lantern', dueOn: daysAfter(dayOf(town.clock.now), 14), minor }];
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town, { milestones })), 201);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  const [milestone] = (await workOf(client, number)).milestones;
  await workIn(await deliver(seller, number, milestone!.id));
  await workIn(await decide(client, number, milestone!.id, 'accepted'));
  await workIn(await book(town, seller, number, milestone!.id, minor, `Bank ${number}`));
  return { client, seller, number };
}

export const pathOf = (number: string) => `/api/projects/${number}/reviews`;

export async function reviewsIn(answer: Response): Promise<ProjectReviews> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === 200 ? '' : body]).toEqual([200, '']);
  return projectReviewsSchema.strict().parse(body);
}

export const reviewsOf = async (visitor: Visitor, number: string): Promise<ProjectReviews> =>
  reviewsIn(await visitor.get(pathOf(number)));

export const review = (visitor: Visitor, number: string, form: object = FIVE) =>
  visitor.send('PUT', `${pathOf(number)}/mine`, form);

export async function pageOf(reader: Visitor, handle: string, query = ''): Promise<ReviewPage> {
  const answer = await reader.get(`/api/members/${handle}/reviews${query}`);
  expect(answer.status).toBe(200);
  return reviewPageSchema.strict().parse(await answer.json());
}
