import type { NextStep, Offers } from '@verse/api-contract/api';
import { dayOf, endOfDay, lastDayOf, totalOf } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { HOUSE_WORKING_DAYS, PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { addWorkingDays } from '@verse/api-contract/working-days';
import { mayWrite } from '../may-write';
import { type OfferVersion, type OpenProject, organisationOn, type StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import { createHasBothSides } from './both-sides';
import type { OfferDefaultsRepository } from './offer-defaults.repository';
import { createPrefilled } from './prefilled';
import { isExpired, lacksAccount, toShownTerms } from './terms';

const HOUSE = 'Creativity Verse';

type Dependencies = Pick<ProjectParts, 'projects' | 'isBlocked' | 'organisations' | 'findContacts' | 'now'> & {
  defaults: Pick<OfferDefaultsRepository, 'find'>;
};

/** Returns when the house must answer a brief; other sellers promise no time. */
const answerDue = ({ seller, createdAt }: StoredProject): string | null =>
  seller.kind === 'house' ? addWorkingDays(createdAt, HOUSE_WORKING_DAYS).toISOString() : null;

function offerView(
  { version, side, at, note, terms, hash }: OfferVersion,
  { acceptance }: Pick<StoredProject, 'acceptance'>,
  now: Date,
): Offer {
  const acceptedOn = acceptance?.version === version ? dayOf(acceptance.at) : undefined;
  return {
    version,
    side,
    at: at.toISOString(),
    note,
    terms: toShownTerms(terms, acceptedOn),
    hash,
    total: totalOf(terms).minor,
    isExpired: isExpired({ terms }, now),
  };
}

/** The offers as both sides see them, plus the actions available to the reader. */
export function createOffersView({ projects, defaults, isBlocked, organisations, findContacts, now }: Dependencies) {
  const findPrefilled = createPrefilled({ projects, defaults });
  const hasBothSides = createHasBothSides({ findContacts, organisations });

  const isAcceptable = ({ project, side }: Pick<OpenProject, 'project' | 'side'>, newest: OfferVersion | undefined) =>
    newest !== undefined && newest.side !== side && !isExpired(newest, now()) && !lacksAccount(project, newest);

  /**
   * Returns who accepted the offer: the name of a member, an organisation or the house. A client's organisation is
   * followed by the member who acted for it.
   */
  async function nameOf(project: StoredProject): Promise<string> {
    const { acceptance, seller } = project;
    if (!acceptance) return '';
    const { side, by } = acceptance;
    if (side === 'seller' && seller.kind === 'house') return HOUSE;
    const id = organisationOn(project, side);
    const organisation = id === undefined ? undefined : (await organisations.findAll([id])).get(id);
    if (side === 'seller' && id !== undefined) return organisation?.name ?? 'The seller';
    const [contact] = by === '' ? [] : await findContacts([by]);
    const names = [organisation, contact].flatMap((one) => (one ? [one.name] : []));
    return names.join(', ') || (side === 'client' ? 'The client' : 'The seller');
  }

  return {
    async offers(open: OpenProject): Promise<Offers> {
      const { project } = open;
      const { offers, acceptance } = project;
      const canAct = project.state === 'open' && (await mayWrite(open, isBlocked)) && (await hasBothSides(project));
      return {
        versions: offers.map((offer) => offerView(offer, project, now())),
        accepted: acceptance && {
          version: acceptance.version,
          hash: acceptance.hash,
          at: acceptance.at.toISOString(),
          by: await nameOf(project),
        },
        ...(await findPrefilled(open)),
        may: {
          offer: canAct && offers.length < PROJECT_LIMITS.versions,
          accept: canAct && isAcceptable(open, offers.at(-1)),
        },
      };
    },

    nextStep({ project, side }: Pick<OpenProject, 'project' | 'side'>): NextStep | null {
      if (project.state !== 'open') return null;
      const newest = project.offers.at(-1);
      if (!newest)
        return side === 'seller'
          ? { text: 'Make an offer, or decline the brief.', dueAt: answerDue(project), act: 'offer' }
          : null;
      const hasExpired = isExpired(newest, now());
      if (newest.side === side)
        return hasExpired ? { text: 'Your offer has expired. Send a new version.', dueAt: null, act: 'offer' } : null;
      if (hasExpired) return null;
      // `endOfDay` returns the start of the next day, so one millisecond is subtracted.
      const dueAt = new Date(endOfDay(lastDayOf(newest.terms)).getTime() - 1).toISOString();
      const { version } = newest;
      return isAcceptable({ project, side }, newest)
        ? {
            text: `Read version ${version} of the offer. Accept it, or send your own.`,
            dueAt,
            act: 'answer-offer',
          }
        : {
            text: `Read version ${version} of the offer. Send one with your account.`,
            dueAt,
            act: 'offer',
          };
    },
  };
}

export type OffersView = ReturnType<typeof createOffersView>;
