import { DAY_MS } from '@verse/api-contract/time';
import { OFFER_LIMITS } from '@verse/api-contract/work/project-offers.values';
import type { ProjectPart, ProjectParts } from '../project-parts';
import { createHasBothSides } from './both-sides';
import { createOfferDefaultsRepository } from './offer-defaults.repository';
import { offerDefaultsData, offerDefaultsRoutes } from './offer-defaults.routes';
import { createOfferNotices, offerMails, offerNotifications } from './offer-notices';
import { offerRoutes } from './offers.routes';
import { createOffers } from './offers.service';
import { createOffersView } from './offers.view';

/** How both sides reach an agreement: offer versions and acceptance. */
export async function createOffersPart(
  parts: ProjectParts,
  { afterAcceptance = async (project) => project }: Pick<ProjectPart, 'afterAcceptance'> = {},
): Promise<ProjectPart> {
  const { db, projects, budgets, config } = parts;
  const defaults = createOfferDefaultsRepository(db);
  const countOffer = budgets({
    name: 'project-offers',
    windowMs: DAY_MS,
    most: OFFER_LIMITS.perDay,
    message: 'That’s a lot of offers for one day. Try again tomorrow. Your text is safe on this device.',
  });
  const view = createOffersView({ ...parts, defaults });
  const offers = createOffers({
    ...parts,
    notices: createOfferNotices(parts),
    afterAcceptance,
    hasBothSides: createHasBothSides(parts),
    countOffer,
    defaults,
  });
  return {
    routes: [...offerRoutes({ offers, view }), ...offerDefaultsRoutes(defaults)],
    personalData: [offerDefaultsData(defaults)],
    notifications: [offerNotifications(parts)],
    mails: offerMails({ projects, publicOrigin: config.publicOrigin }),
    viewOffers: view.offers,
    nextStep: view.nextStep,
  };
}
