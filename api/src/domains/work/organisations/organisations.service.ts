import type { Organisation as OrganisationView, OrganisationChange, OrganisationForm } from '@verse/api-contract/api';
import { HOUR_MS } from '@verse/api-contract/time';
import { withoutEnd } from '@verse/api-contract/without-end';
import { ORGANISATION_MESSAGES, ORGANISATION_ROLES } from '@verse/api-contract/work/organisations.values';
import { sha256 } from '../../../platform/hashes';
import { AppError, type Person, VersionConflict } from '../../../platform/http';
import { isReservedHandle, isReservedName, mixesAlphabets } from '../../../platform/people';
import type { Quota } from '../../../platform/quotas';
import { isOutdated } from '../../../platform/versions';
import { createId } from '../../../store';
import { unknownOrganisation } from './access';
import { type Organisation, roleIn } from './organisation';
import type { OrganisationParts } from './organisation-parts';
import { type OrganisationOfMember, organisationView } from './organisations.view';

interface Dependencies extends Pick<
  OrganisationParts,
  'organisations' | 'handles' | 'memberships' | 'access' | 'audit' | 'announce' | 'countProjects' | 'now'
> {
  reserve: Quota;
  /** Counts a new organisation towards the account's limit, or rejects it. */
  countCreation: (memberId: string) => Promise<void>;
}

const MOST_SUGGESTIONS = 20;

const refused = (code: 'invalid' | 'conflict', field: string, message: string) =>
  new AppError(code, message, { fields: { [field]: message } });
const taken = () => refused('conflict', 'handle', ORGANISATION_MESSAGES.taken);

function checkName(name: string | undefined): void {
  if (name === undefined) return;
  if (isReservedName(name)) throw refused('invalid', 'name', ORGANISATION_MESSAGES.reservedName);
  if (mixesAlphabets(name)) throw refused('invalid', 'name', ORGANISATION_MESSAGES.mixedName);
}

export function createOrganisationsService(dependencies: Dependencies) {
  const { organisations, handles, memberships, access, audit, reserve, countCreation, announce, countProjects, now } =
    dependencies;

  /**
   * Finishes creating an organisation, even if an earlier request started it.
   *
   * @throws AppError `not-found` if the founder is no longer a member
   */
  async function complete(organisation: Organisation): Promise<OrganisationOfMember> {
    const { id, handle, createdBy, createdAt } = organisation;
    await organisations.insert(organisation);
    await handles.keep(handle, id);
    const stored = await organisations.find(id);
    // A founder who has left or was removed is no longer an owner. A retry must not make them a member again.
    if (stored?.ownerIds.includes(createdBy))
      await memberships.insert({ organisationId: id, memberId: createdBy, role: 'owner', since: createdAt });
    const role = stored && roleIn(stored, await memberships.find(id, createdBy));
    if (!stored || !role) throw unknownOrganisation();
    return { organisation: stored, role };
  }

  async function suggest(handle: string): Promise<string | null> {
    for (let number = 2; number < MOST_SUGGESTIONS; number += 1) {
      const suggestion = `${withoutEnd(handle.slice(0, 27), '-')}-${number}`;
      if (!isReservedHandle(suggestion) && !(await handles.isTaken(suggestion))) return suggestion;
    }
    return null;
  }

  async function see(person: Pick<Person, 'id'>, handle: string): Promise<OrganisationOfMember> {
    const organisation = await access.admit(person, handle, ORGANISATION_ROLES, 'read');
    return { organisation, role: (await access.roleOf(organisation.id, person.id))! };
  }

  return {
    /** Creates an organisation. Idempotent: the same person and key always yield the same organisation. */
    async create(person: Person, form: OrganisationForm, key: string | undefined): Promise<OrganisationOfMember> {
      checkName(form.name);
      const { handle } = form;
      if (isReservedHandle(handle)) throw refused('invalid', 'handle', ORGANISATION_MESSAGES.reserved);
      const id = key ? sha256(`${person.id} ${key}`).slice(0, 24) : createId();
      const known = await organisations.find(id);
      // A retry must not bring back what its owners have deleted.
      if (known?.state === 'deleted') throw unknownOrganisation();
      if (known) return complete(known);
      const at = now();
      if ((await handles.isTaken(handle)) && (await handles.findOwner(handle)) !== id) throw taken();
      await reserve(person.id);
      await countCreation(person.id);
      if (!(await handles.claim(handle, id, at, new Date(at.getTime() + HOUR_MS)))) throw taken();
      const created = await complete({
        id,
        ...form,
        logo: null,
        logoAlt: '',
        domain: null,
        state: 'open',
        suspension: null,
        createdBy: person.id,
        createdAt: at,
        updatedAt: at,
        ownerIds: [person.id],
        version: 1,
      });
      await audit.record(person.id, 'organisation: created', id);
      await announce(created.organisation);
      return created;
    },

    async checkHandle(handle: string) {
      const { reserved, taken: isTaken } = ORGANISATION_MESSAGES;
      const message = isReservedHandle(handle) ? reserved : (await handles.isTaken(handle)) ? isTaken : null;
      return { isFree: message === null, message, suggestion: message && (await suggest(handle)) };
    },

    /** Finds a publicly visible organisation; a suspended or deleted one is reported as not found. */
    async findPublic(handle: string): Promise<OrganisationView> {
      const organisation = await access.byHandle(handle);
      if (organisation?.state !== 'open') throw unknownOrganisation();
      const { completed } = await countProjects(organisation.id);
      return { ...organisationView(organisation), projectsCompleted: completed };
    },

    see,

    async listOf(memberId: string): Promise<OrganisationOfMember[]> {
      const rows = await memberships.listOfMember(memberId);
      const found = await organisations.findAll(rows.map(({ organisationId }) => organisationId));
      return rows.flatMap((row) => {
        const organisation = found.get(row.organisationId);
        const role = organisation && roleIn(organisation, row);
        return role ? [{ organisation, role }] : [];
      });
    },

    async change(
      person: Person,
      handle: string,
      version: number,
      change: OrganisationChange,
    ): Promise<OrganisationOfMember> {
      const before = await access.admit(person, handle, ['owner']);
      checkName(change.name);
      const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (isOutdated(before, version, Object.keys(fields))) throw new VersionConflict(await see(person, handle));
      const after = await organisations.change(before, { ...fields, updatedAt: now() });
      if (!after) throw new VersionConflict(await see(person, handle));
      await audit.record(person.id, 'organisation: edited', before.id);
      await announce(after);
      return { organisation: after, role: 'owner' };
    },
  };
}

export type OrganisationsService = ReturnType<typeof createOrganisationsService>;
