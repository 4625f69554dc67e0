import type { BriefForm } from '@verse/api-contract/api';
import type { Money } from '@verse/api-contract/money';
import { earliestWantedBy, PAST_DAY } from '@verse/api-contract/work/typed-brief';
import { AppError, type Person } from '../../../../platform/http';
import { UNKNOWN_MEMBER } from '../../../../platform/people';
import type { Client, Seller, StoredBrief } from '../project';
import type { ProjectParts, SoldPackage } from '../project-parts';
import { ACTING_ROLES } from '../sides';

type Dependencies = Pick<ProjectParts, 'memberFor' | 'isBlocked' | 'organisations' | 'shop' | 'findPackage' | 'now'>;

/**
 * Returns the brief of a form, its client, and the seller that it is for.
 *
 * @throws AppError if the person cannot send a brief to the seller, or if the service or the package is not offered
 */
export type ReadBrief = (
  person: Person,
  form: BriefForm,
) => Promise<{ client: Client; seller: Seller; brief: StoredBrief }>;

const toStoredPackage = (
  { id, name, days, text, revisions }: SoldPackage,
  price: Money | null,
): NonNullable<StoredBrief['package']> => ({ id, name, days, text, revisions, price });

const refused = (field: string, message: string) => new AppError('invalid', message, { fields: { [field]: message } });

export function createReadBrief(dependencies: Dependencies): ReadBrief {
  const { memberFor, isBlocked, organisations, shop, findPackage, now } = dependencies;

  async function findSeller(person: Person, { kind, handle }: BriefForm['seller']): Promise<Seller> {
    if (kind === 'house') return { kind };
    if (kind === 'member') {
      const { profile } = await memberFor(person, handle ?? '');
      if (profile.memberId === person.id) throw refused('seller', 'You cannot send a brief to yourself.');
      if (profile.sampleName !== undefined)
        throw refused('seller', 'This is an example profile, so you can’t brief it.');
      if (await isBlocked(person.id, profile.memberId)) throw new AppError('not-found', UNKNOWN_MEMBER);
      return { kind, id: profile.memberId };
    }
    const organisation = await organisations.byHandle(handle ?? '');
    if (organisation?.state !== 'open') throw new AppError('not-found', 'There is no such organisation.');
    const role = await organisations.roleOf(organisation.id, person.id);
    if (ACTING_ROLES.some((one) => one === role)) throw refused('seller', 'You cannot send a brief to yourself.');
    return { kind, id: organisation.id };
  }

  async function findClient(person: Person, handle: string | undefined): Promise<Client> {
    if (handle === undefined) return { kind: 'member', id: person.id };
    const { id } = await organisations.admit(person, handle, ACTING_ROLES);
    return { kind: 'organisation', id };
  }

  async function toService(asked: string | null): Promise<StoredBrief['service']> {
    if (asked === null) return null;
    const service = await shop.findService(asked);
    if (!service) throw refused('service', 'There is no such service.');
    const { slug, title, isInPreparation } = service;
    if (isInPreparation) throw refused('service', `${title} is in preparation. You can join its waiting list.`);
    return { slug, title };
  }

  async function toBrief(form: BriefForm, seller: Seller): Promise<StoredBrief> {
    const { title, aim, links, budget, wantedBy } = form;
    if (wantedBy !== null && wantedBy < earliestWantedBy(now())) throw refused('wantedBy', PAST_DAY);
    const service = await toService(form.service);
    const sold =
      form.packageId === null || seller.kind !== 'member' ? undefined : await findPackage(seller.id, form.packageId);
    if (form.packageId !== null && !sold) throw refused('packageId', 'This package is no longer offered.');
    const currency = budget?.currency ?? (sold?.prices.USD === undefined ? 'NGN' : 'USD');
    const minor = sold?.prices[currency];
    return {
      title,
      aim,
      links,
      files: [],
      budget,
      wantedBy,
      service,
      package: sold ? toStoredPackage(sold, minor === undefined ? null : { currency, minor }) : null,
    };
  }

  return async (person, form) => {
    const client = await findClient(person, form.organisation);
    const seller = await findSeller(person, form.seller);
    return { client, seller, brief: await toBrief(form, seller) };
  };
}
