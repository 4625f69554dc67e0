import { DAY_MS } from '@verse/api-contract/time';
import { OFFER_LIMITS } from '@verse/api-contract/work/project-offers.values';
import type { ProjectPart, ProjectParts } from '../project-parts';
import { createHasBothSides } from './both-sides';
import { createOfferNotices, offerMails, offerNotifications } from './offer-notices';
import { offerRoutes } from './offers.routes';
import { createOffers } from './offers.service';
import { createOffersView } from './offers.view';

/** How both sides reach an agreement: offer versions and acceptance. */
export async function createOffersPart(
  parts: ProjectParts,
  { afterAcceptance = async (project) => project }: Pick<ProjectPart, 'afterAcceptance'> = {},
): Promise<ProjectPart> {
  const { projects, budgets, config } = parts;
  const countOffer = budgets({
    name: 'project-offers',
    windowMs: DAY_MS,
    most: OFFER_LIMITS.perDay,
    message: 'You have sent many offers today. Try again tomorrow; what you wrote is kept on this device.',
  });
  const view = createOffersView(parts);
  const offers = createOffers({
    ...parts,
    notices: createOfferNotices(parts),
    afterAcceptance,
    hasBothSides: createHasBothSides(parts),
    countOffer,
  });
  return {
    routes: offerRoutes({ offers, view }),
    notifications: [offerNotifications(parts)],
    mails: offerMails({ projects, publicOrigin: config.publicOrigin }),
    viewOffers: view.offers,
    nextStep: view.nextStep,
  };
}
