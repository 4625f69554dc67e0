import type { BankAccount, NextStep, Offers } from '@verse/api-contract/api';
import { dayOf, endOfDay, lastDayOf, totalOf } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { HOUSE_WORKING_DAYS, PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { addWorkingDays } from '@verse/api-contract/working-days';
import { mayWrite } from '../may-write';
import { type OfferVersion, type OpenProject, organisationOn, type StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import { createHasBothSides } from './both-sides';
import { accountIn, isExpired, lacksAccount, toShownTerms } from './terms';

/** Number of the seller's most recent projects that are searched for a bank account. */
const LOOKED_AT = 10;
const HOUSE = 'Creativity Verse';

type Dependencies = Pick<ProjectParts, 'projects' | 'isBlocked' | 'organisations' | 'findContacts' | 'now'>;

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
export function createOffersView({ projects, isBlocked, organisations, findContacts, now }: Dependencies) {
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

  async function lastAccount({ project, side }: OpenProject): Promise<BankAccount | null> {
    if (side !== 'seller' || project.seller.kind === 'house' || project.state !== 'open') return null;
    const found = accountIn(project);
    if (found) return found;
    const others = await projects.list([{ sellerKey: project.sellerKey }], undefined, LOOKED_AT);
    return others.map(accountIn).find((account) => account !== null) ?? null;
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
        lastAccount: await lastAccount(open),
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
          ? { text: 'Send an offer, or decline the brief.', dueAt: answerDue(project), act: 'offer' }
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
            text: `Read version ${version} of the offer. Accept it, or answer with your own.`,
            dueAt,
            act: 'answer-offer',
          }
        : {
            text: `Read version ${version} of the offer. Answer with a version that names your account.`,
            dueAt,
            act: 'offer',
          };
    },
  };
}

export type OffersView = ReturnType<typeof createOffersView>;
