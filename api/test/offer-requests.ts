import type { GoodRequest } from './good-request';
import type { Town, Visitor } from './people';
import { handleOf, offersIn, sendBrief, sendOffer, termsOf } from './project-offers';

export interface SentOffers {
  /** Projects that belong to the admin, each with one offer from the seller. */
  countered: string;
  accepted: string;
  /** Hash of the version to accept. */
  hash: string;
  terms: ReturnType<typeof termsOf>;
}

/** Valid requests for offers to the admin. */
export const offerRequests = ({
  countered,
  accepted,
  hash,
  terms,
}: SentOffers): Record<string, Partial<GoodRequest>> => ({
  'POST /api/projects/:number/offers': {
    path: `/api/projects/${countered}/offers`,
    body: { basedOn: 1, note: 'A question', terms: { ...terms, account: null } },
  },
  'POST /api/projects/:number/acceptance': {
    path: `/api/projects/${accepted}/acceptance`,
    body: { version: 1, hash },
  },
});

/** Sends two briefs from the admin to the neighbour, who responds with an offer to each. */
export async function sendOffers(town: Town, admin: Visitor, neighbour: Visitor): Promise<SentOffers> {
  const seller = { kind: 'member', handle: await handleOf(neighbour) } as const;
  const countered = await sendBrief(admin, seller);
  const accepted = await sendBrief(admin, seller);
  const terms = termsOf(town);
  await sendOffer(neighbour, countered, 0, terms);
  const { versions } = await offersIn(await sendOffer(neighbour, accepted, 0, terms), 201);
  return { countered, accepted, hash: versions[0]!.hash, terms };
}
