import { createHash } from 'node:crypto';
import type { ContestDraft } from '@verse/api-contract/api';
import { RUNNING_MESSAGES } from '@verse/api-contract/contests/contest-running.values';
import { decodeCursor, encodeCursor, invalidField, type Person, VersionConflict } from '../../../platform/http';
import type { KnownOrganisation } from '../../../platform/ports';
import type { Quota } from '../../../platform/quotas';
import { createId } from '../../../store';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { createSaveChange } from '../save-change';
import { type OrganisationContests, wrongState } from './contests-of-organisation';
import { EMPTY_DRAFT, toFields, toForm, toOrganised } from './form';
import { assertMayChange, changedTerm, lockedError } from './locks';
import { due, judgeNotice } from './notices';

type Dependencies = Pick<ContestParts, 'contests' | 'seats' | 'entries' | 'audit' | 'now'> & {
  own: OrganisationContests;
  /** Reserves quota for an organisation's draft. */
  reserveDraft: Quota;
  countPublication: (organisationId: string) => Promise<void>;
  /** Whether the organisation is neither suspended nor deleted. */
  isOpen: (organisationId: string) => Promise<boolean>;
  closeAllOf: (organisationId: string) => Promise<void>;
};

const LIST = 'organisation-contests';

const newDraft = (organisationId: string, id: string, draft: ContestDraft, at: Date): Contest => ({
  id,
  organisationId,
  draft,
  state: 'draft',
  createdAt: at,
  position: null,
  version: 1,
  cover: null,
  title: draft.title,
  description: '',
  tags: [],
  prizeCents: 0,
  feeCents: 0,
  maxParticipants: 0,
  startsAt: at,
  deadline: at,
  entryCount: 0,
});

/** Manages the drafts of an organisation's contests, their publication, and later edits. */
export function createDrafts(dependencies: Dependencies) {
  const { contests, own, audit, reserveDraft, countPublication, now } = dependencies;
  const saveChange = createSaveChange(dependencies);

  async function changeDraft(before: Contest, sent: Partial<ContestDraft>): Promise<Contest | undefined> {
    const draft = { ...toForm(before), ...sent };
    return contests.change(before, { draft, title: draft.title });
  }

  async function changePublished(before: Contest, sent: Partial<ContestDraft>): Promise<Contest | undefined> {
    const fields = toFields(toOrganised({ ...toForm(before), ...sent }));
    assertMayChange(before, fields, now());
    const field = changedTerm(before, fields);
    if (field === undefined) return saveChange(before, fields);
    const after = await saveChange(before, fields, { withoutEntries: true });
    if (after) return after;
    if (((await contests.find(before.id))?.entryCount ?? 0) > 0) throw lockedError(field);
    return undefined;
  }

  return {
    /** Creates a draft. A retry with the same key does not create a second draft. */
    async create(
      person: Person,
      organisationId: string,
      sent: Partial<ContestDraft>,
      key: string | undefined,
    ): Promise<Contest> {
      const named = key && createHash('sha256').update(`${organisationId} ${person.id} ${key}`).digest('hex');
      const id = named ? named.slice(0, 24) : createId();
      if (named && (await contests.find(id))) return own.find(organisationId, id);
      await reserveDraft(organisationId);
      await contests.insert(newDraft(organisationId, id, { ...EMPTY_DRAFT, ...sent }, now()));
      return own.find(organisationId, id);
    },

    async list(organisationId: string, cursor: string | undefined, limit: number) {
      const before = decodeCursor(LIST, cursor);
      const found = await contests.listOfOrganisation(organisationId, before, limit + 1);
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return { contests: shown, next: last ? encodeCursor(LIST, { at: last.createdAt!, id: last.id }) : null };
    },

    /** @throws VersionConflict if the version has changed */
    async change(
      person: Person,
      organisationId: string,
      id: string,
      version: number,
      sent: Partial<ContestDraft>,
    ): Promise<Contest> {
      const before = await own.current(organisationId, id, version);
      if (before.state === 'cancelled') throw wrongState('This contest was cancelled.');
      const after = await (before.state === 'draft' ? changeDraft : changePublished)(before, sent);
      if (!after) throw new VersionConflict(await own.find(organisationId, id));
      if (after.state !== 'draft') await audit.record(person.id, 'contest: edited', id);
      return own.settle(after);
    },

    async removeDraft(organisationId: string, id: string): Promise<void> {
      const contest = await own.find(organisationId, id);
      if (contest.state !== 'draft')
        throw wrongState('People may have seen this contest. Cancel it with a reason instead.');
      if (!(await contests.removeDraft(contest))) throw new VersionConflict(await own.find(organisationId, id));
    },

    /** Publishes a draft. Idempotent. */
    async publish(person: Person, organisation: KnownOrganisation, id: string): Promise<Contest> {
      const before = await own.find(organisation.id, id);
      if (before.state === 'cancelled') throw wrongState('This contest was cancelled.');
      if (before.state !== 'draft') return before;
      if (organisation.domain === null) throw wrongState(RUNNING_MESSAGES.domain);
      const fields = toFields(toOrganised(toForm(before)));
      const at = now();
      if (fields.deadline <= at) throw invalidField('deadline', RUNNING_MESSAGES.past);
      await countPublication(organisation.id);
      const after = await contests.change(before, {
        ...fields,
        state: 'published',
        publishedAt: at,
        draft: null,
        entryCount: 0,
        // New contests come before the samples, whose positions start at 0.
        position: -at.getTime(),
        ...due(before, at, ...(before.judgeIds?.length ? [judgeNotice(id)] : [])),
      });
      if (!after) throw new VersionConflict(await own.find(organisation.id, id));
      await audit.record(person.id, 'contest: published', id);
      await own.settle(after);
      // If the organisation has been closed in the meantime, this contest may have been left open.
      if (!(await dependencies.isOpen(organisation.id))) await dependencies.closeAllOf(organisation.id);
      return own.find(organisation.id, id);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
