import type { OrganisationDeletion } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, type Person } from '../../../platform/http';
import type { Organisation, Suspension } from './organisation';
import type { OrganisationParts } from './organisation-parts';
import { ORGANISATIONS } from './organisations.repository';

/** Number of days for which the handle of a deleted organisation remains unused and cannot be claimed. */
const RETIRED_DAYS = 365;

/**
 * Suspends and deletes organisations. The state is changed first and the side effects follow, so that another process
 * can complete them after a crash.
 */
export async function createClosingService(parts: OrganisationParts) {
  const { organisations, handles, memberships, invitations, access, audit, announce, features, now } = parts;
  const undone = await organisations.openUndone({ run: carryOut, now });

  /** Carries out the side effects of the organisation's current state; idempotent. */
  async function carryOut(organisation: Organisation): Promise<void> {
    const { id, state } = organisation;
    await announce(organisation);
    if (state !== 'open') for (const { onOrganisationClosed } of features.all()) await onOrganisationClosed?.(id);
    if (state === 'deleted') {
      await handles.retire(id, new Date(now().getTime() + RETIRED_DAYS * DAY_MS));
      await invitations.removeAllOf(id);
      await memberships.removeAllOf(id);
      await parts.pictureReferences.removeOf({ collection: ORGANISATIONS, id });
    }
    await undone.clear(id);
  }

  async function setState(
    id: string,
    from: Organisation['state'],
    state: Organisation['state'],
    suspension: Suspension | null = null,
  ): Promise<void> {
    const changed = await organisations.setState(id, from, { state, suspension }, now());
    if (changed) await carryOut(changed);
  }

  return {
    suspend: (id: string, why: Suspension) => setState(id, 'open', 'suspended', why),
    reopen: (id: string) => setState(id, 'suspended', 'open'),

    /** Deletes an organisation because no remaining member can become its owner. */
    remove: ({ id, state }: Organisation) => setState(id, state, 'deleted'),

    async preview(person: Person, handle: string): Promise<OrganisationDeletion> {
      const { id } = await access.admit(person, handle, ['owner'], 'read');
      const { open: openProjects } = await parts.countProjects(id);
      return { ...(await parts.countOpen(id)), openProjects, members: (await memberships.listOf(id)).length };
    },

    /** Deletes an organisation. The owner must type its handle, to avoid deleting the wrong organisation. */
    async delete(person: Person, handle: string, typed: string): Promise<void> {
      const organisation = await access.admit(person, handle, ['owner']);
      if (typed !== organisation.handle) {
        const message = `Type ${organisation.handle} to delete it.`;
        throw new AppError('invalid', message, { fields: { confirm: message } });
      }
      await setState(organisation.id, 'open', 'deleted');
      await audit.record(person.id, 'organisation: deleted', organisation.id);
    },

    /** Carries out side effects that a killed process left unfinished. */
    complete: undone.complete,
  };
}

export type ClosingService = Awaited<ReturnType<typeof createClosingService>>;
