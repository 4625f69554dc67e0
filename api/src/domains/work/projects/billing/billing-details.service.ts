import type { BillingDetails, BillingDetailsForm } from '@verse/api-contract/api';
import type { PersonalData } from '../../../../platform/feature';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import { type OpenProject, toClientKey } from '../project';
import type { ProjectParts } from '../project-parts';
import type { BillingDetailsRepository } from './billing-details.repository';

type Dependencies = Pick<ProjectParts, 'sides'> & {
  details: BillingDetailsRepository;
  /** Counts a change towards the account's limit, or rejects it. */
  countChange: (memberId: string) => Promise<void>;
};

const memberKey = (memberId: string) => `member:${memberId}`;

/**
 * Returns the key under which the reader's side stores its details; undefined for the house, whose details come from
 * the configuration.
 */
function ownerOf({ project, side }: Pick<OpenProject, 'project' | 'side'>): string | undefined {
  if (side === 'client') return toClientKey(project);
  return project.seller.kind === 'house' ? undefined : project.sellerKey;
}

/** The name and address that each side uses on future invoices. */
export function createBillingDetails({ sides, details, countChange }: Dependencies) {
  return {
    /** Returns `null` for the house. */
    async view(open: Pick<OpenProject, 'project' | 'side'>): Promise<BillingDetails | null> {
      const owner = ownerOf(open);
      return owner === undefined ? null : details.find(owner);
    },

    /**
     * Replaces the billing details of the caller's side in all of its projects.
     *
     * @throws VersionConflict if the details have changed since the caller read them
     */
    async save(person: Person, number: string, version: number, form: BillingDetailsForm): Promise<BillingDetails> {
      const owner = ownerOf(await sides.open(person, number));
      if (owner === undefined) throw new AppError('forbidden', 'Only our operators set these details.');
      const before = await details.find(owner);
      if (before.name === form.name && before.address === form.address) return before;
      if (before.version !== version) throw new VersionConflict(before);
      await countChange(person.id);
      const after = await details.replace(owner, version, form);
      if (!after) throw new VersionConflict(await details.find(owner));
      return after;
    },

    /**
     * Excludes the billing details of organisations. Also excludes invoices already issued, because they contain their
     * own copy of the details.
     */
    personalData: {
      name: 'billingDetails',
      async export(userId) {
        const { name, address, version } = await details.find(memberKey(userId));
        return version === 0 ? [] : [{ name, address }];
      },
      erase: (userId) => details.remove(memberKey(userId)),
    } satisfies PersonalData,
  };
}

export type BillingDetailsService = ReturnType<typeof createBillingDetails>;
