import { billingRequests } from './billing-requests';
import { briefRequests, sendBriefs, type SentBriefs } from './brief-requests';
import { conversationRequests, talk } from './conversations-requests';
import type { GoodRequest } from './good-request';
import { offerRequests, sendOffers, type SentOffers } from './offer-requests';
import { packagesRequests } from './packages-requests';
import type { Town, Visitor } from './people';
import { beginWork, type SeededWork, workRequests } from './work-requests';

export interface Market {
  briefs: SentBriefs;
  offers: SentOffers;
  work: SeededWork;
}

/** Creates briefs for the admin, projects with the admin on either side, and conversations. */
export async function openMarket(town: Town, admin: Visitor, neighbour: Visitor): Promise<Market> {
  await talk(town, admin, neighbour);
  return {
    briefs: await sendBriefs(admin),
    offers: await sendOffers(town, admin, neighbour),
    work: await beginWork(town, admin, neighbour),
  };
}

/** Valid requests for packages, projects and conversations. */
export const marketRequests = ({ briefs, offers, work }: Market): Record<string, Partial<GoodRequest>> => ({
  ...briefRequests(briefs),
  ...offerRequests(offers),
  ...packagesRequests,
  ...conversationRequests,
  ...workRequests(work),
  ...billingRequests(work),
});
