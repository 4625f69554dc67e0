import type { BankAccount, Offers } from '@verse/api-contract/api';
import type { OpenProject, StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import type { OfferDefaultsRepository } from './offer-defaults.repository';
import { accountIn, toShownTerms } from './terms';

type Dependencies = Pick<ProjectParts, 'projects'> & { defaults: Pick<OfferDefaultsRepository, 'find'> };
type Prefilled = Pick<Offers, 'lastAccount' | 'silentDays' | 'lastOffer'>;

/** Number of the seller's most recent projects that are searched for an offer. */
const LOOKED_AT = 10;

function lastOfferIn(all: readonly StoredProject[]): NonNullable<Prefilled['lastOffer']> | null {
  for (const { offers, brief } of all) {
    const found = offers.findLast(({ side }) => side === 'seller');
    if (!found) continue;
    const { account: _, ...terms } = toShownTerms(found.terms, undefined);
    return { title: brief.title, terms };
  }
  return null;
}

/** Finds what the form for an offer begins with. Clients and the house get nothing. */
export const createPrefilled =
  ({ projects, defaults }: Dependencies) =>
  async ({ project, side, readerId }: OpenProject): Promise<Prefilled> => {
    const { seller, sellerKey, state } = project;
    if (side !== 'seller' || seller.kind === 'house' || state !== 'open') return { lastAccount: null };
    const listed = await projects.list([{ sellerKey }], undefined, LOOKED_AT);
    const others = listed.filter(({ id }) => id !== project.id);
    const saved = seller.kind === 'member' ? await defaults.find(readerId) : undefined;
    const elsewhere = (): BankAccount | null => others.map(accountIn).find((account) => account !== null) ?? null;
    return {
      lastAccount: accountIn(project) ?? saved?.account ?? elsewhere(),
      silentDays: saved?.silentDays ?? null,
      lastOffer: project.offers.length === 0 ? lastOfferIn(others) : null,
    };
  };
