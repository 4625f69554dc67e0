import type { Side } from '@verse/api-contract/work/projects.values';
import { createDocuments } from '../../../platform/documents';
import { withoutActor } from '../../../platform/people';
import { afterCursor, type DbPort, type Filter, type KeysetCursor, type Update } from '../../../store';
import { type ProjectEvent, type StoredProject, toSellerKey } from './project';

type ProjectDocument = Omit<StoredProject, 'id'> & { _id: string };

/** Fields that a change can set; `dueAt: undefined` clears the date. */
export type ProjectChange = Partial<
  Pick<
    StoredProject,
    | 'state'
    | 'brief'
    | 'offers'
    | 'acceptance'
    | 'milestones'
    | 'dispute'
    | 'cancellation'
    | 'ended'
    | 'reviewsAskedAt'
    | 'dueAt'
  >
>;

/** Fields that `erase` can set; an absent `dueAt` clears the date. */
type ErasedFields = Omit<StoredProject, 'id' | 'number' | 'revision' | 'createdAt' | 'changedAt'>;

export const PROJECTS = 'projects';
/** States of projects that have not ended. */
export const ONGOING_STATES = ['open', 'agreed'] as const;
const COMPLETED_AND_PAID = {
  state: 'completed',
  'milestones.state': { $nin: ['cancelled'] },
  milestones: { $not: { $elemMatch: { paidAt: { $exists: false } } } },
} as const satisfies Filter;
const UNANSWERED = { state: 'open', offers: { $size: 0 } } as const satisfies Filter;
const LONG_AGO = new Date(0);
const DUE_PAGE = 100;
/** Maximum number of projects of the same client and seller that are read. */
const MOST_OF_PAIR = 500;

const lastChangedFirst = (one: StoredProject, other: StoredProject): number =>
  other.changedAt.getTime() - one.changedAt.getTime() || (one.id < other.id ? 1 : -1);

function toUpdate({ dueAt, ...change }: ProjectChange, hasDueAt: boolean): Update {
  if (!hasDueAt) return { $set: change };
  return dueAt ? { $set: { ...change, dueAt } } : { $set: change, $unset: { dueAt: '' } };
}

const openProjects = (db: DbPort) =>
  createDocuments<ProjectDocument, StoredProject>(db, {
    name: PROJECTS,
    indexes: [
      [{ number: 1 }, { unique: true }],
      { clientId: 1, changedAt: -1, _id: -1 },
      { sellerKey: 1, changedAt: -1, _id: -1 },
      { clientOrganisationId: 1, changedAt: -1, _id: -1 },
      { clientOrganisationId: 1, state: 1, changedAt: -1, _id: -1 },
      { clientOrganisationId: 1, _id: 1 },
      { clientId: 1, state: 1, changedAt: -1, _id: -1 },
      { sellerKey: 1, state: 1, changedAt: -1, _id: -1 },
      { clientId: 1, _id: 1 },
      { 'events.by': 1, _id: 1 },
      { sellerKey: 1, _id: 1 },
      { clientId: 1, sellerKey: 1, 'acceptance.at': 1 },
      { dueAt: 1, _id: 1 },
      { 'dispute.state': 1, 'dispute.at': 1, _id: 1 },
      { sellerKey: 1, state: 1, createdAt: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...project }) => ({ id: _id, ...project }),
  });

/** Creates the queries for the projects of an organisation, as client and as seller. */
type Projects = Awaited<ReturnType<typeof openProjects>>;

function createOrganisationProjects({ collection, each }: Projects) {
  const sidesOf = (id: string): Filter[] => [
    { clientOrganisationId: id },
    { sellerKey: toSellerKey({ kind: 'organisation', id }) },
  ];
  return {
    /** Counts unfinished projects, and completed ones of which every milestone was accepted and paid. */
    async countOfOrganisation(id: string): Promise<{ open: number; completed: number }> {
      const sum = { open: 0, completed: 0 };
      for (const own of sidesOf(id)) {
        for (const state of ONGOING_STATES) sum.open += await collection.countDocuments({ ...own, state });
        sum.completed += await collection.countDocuments({ ...own, ...COMPLETED_AND_PAID });
      }
      return sum;
    },

    async *ofOrganisation(id: string): AsyncGenerator<StoredProject> {
      for (const own of sidesOf(id)) yield* each(own);
    },
  };
}

/** Lists and counts of projects. */
function createProjectLists(projects: Projects) {
  const { collection } = projects;
  return {
    /**
     * Lists projects that match any of the filters, most recently changed first. Each filter is a separate indexed
     * query.
     */
    async list(filters: readonly Filter[], after: KeysetCursor | undefined, limit: number): Promise<StoredProject[]> {
      const found: StoredProject[] = [];
      for (const filter of filters) {
        const left = { ...filter, ...afterCursor('changedAt', after, 'newest-first') };
        found.push(...(await projects.list(left, { sort: { changedAt: -1, _id: -1 }, limit })));
      }
      return found.toSorted(lastChangedFirst).slice(0, limit);
    },

    /** Lists the projects that the seller has completed, most recently changed first. */
    listCompleted: (sellerKey: string, limit: number) =>
      projects.list({ sellerKey, state: 'completed' }, { sort: { changedAt: -1, _id: -1 }, limit }),

    /**
     * Whether one of the client's projects with the seller was agreed in the period, or a payment for one was booked in
     * it; `to` is exclusive.
     */
    async wasAgreedOrPaid(client: Filter, sellerKey: string, { from, to }: { from: Date; to: Date }): Promise<boolean> {
      const isWithin = (at: Date | undefined) => at !== undefined && at >= from && at < to;
      // Agreeing and noting a payment both change the project.
      const recent = await projects.list({ ...client, sellerKey, changedAt: { $gte: from } }, { limit: MOST_OF_PAIR });
      return recent.some(
        ({ acceptance, milestones }) =>
          isWithin(acceptance?.at) || milestones.some(({ paidAt, notedAt }) => isWithin(paidAt) || isWithin(notedAt)),
      );
    },

    /** Counts the client's open briefs, without the projects that began with a hire. */
    countOpen: (client: Filter, most: number) =>
      collection.countDocuments({ ...client, state: 'open', hire: null }, { limit: most }),
    /** Lists projects with an open dispute, oldest dispute first. */
    listDisputed: (after: KeysetCursor | undefined, limit: number): Promise<StoredProject[]> =>
      projects.list(
        { 'dispute.state': 'open', ...afterCursor('dispute.at', after, 'oldest-first') },
        { sort: { 'dispute.at': 1, _id: 1 }, limit },
      ),
    /** Lists open projects of a seller, oldest first. */
    listOpen: (sellerKey: string, after: KeysetCursor | undefined, limit: number): Promise<StoredProject[]> =>
      projects.list(
        { sellerKey, state: 'open', ...afterCursor('createdAt', after, 'oldest-first') },
        { sort: { createdAt: 1, _id: 1 }, limit },
      ),
    /** Returns the oldest open project of a seller that has no offer yet. */
    findOldestUnanswered: async (sellerKey: string): Promise<StoredProject | undefined> =>
      (await projects.list({ ...UNANSWERED, sellerKey }, { sort: { createdAt: 1 }, limit: 1 }))[0],
    /** Counts a seller's open projects without an offer that were sent until then, up to `most`. */
    countUnanswered: (sellerKey: string, until: Date, most: number) =>
      collection.countDocuments({ ...UNANSWERED, sellerKey, createdAt: { $lte: until } }, { limit: most }),
    countOf: (filter: Filter, most: number) => collection.countDocuments(filter, { limit: most }),
  };
}

export async function createProjectRepository(db: DbPort) {
  const projects = await openProjects(db);
  const { collection } = projects;

  return {
    ...createProjectLists(projects),
    find: (id: string) => projects.find(id),
    /** Case-insensitive, because the gateway redirects to lower-case URLs. */
    findByNumber: (number: string) => projects.find({ number: number.toUpperCase() }),

    /** Omits unknown numbers. */
    findAllByNumber: (numbers: readonly string[]) => projects.list({ number: { $in: numbers } }, {}),

    /** Returns false if another project has the same id or number. */
    insert: ({ id, ...project }: StoredProject) => projects.insert({ _id: id, ...project }),

    /**
     * Changes a project if it is still at the given revision; otherwise returns undefined. Each change is a single
     * update, so a killed process never leaves a partial change.
     */
    change(project: StoredProject, change: ProjectChange, event: ProjectEvent): Promise<StoredProject | undefined> {
      const { $set, ...rest } = toUpdate(change, 'dueAt' in change);
      return projects.update(
        { _id: project.id, revision: project.revision },
        { ...rest, $set: { ...$set, changedAt: event.at }, $inc: { revision: 1 }, $push: { events: event } },
      );
    },

    /**
     * Removes the data that identifies an erased member, if the project is still at the given revision.
     *
     * @returns whether the project was changed
     */
    async erase(project: StoredProject, { dueAt, ...left }: Partial<ErasedFields>): Promise<boolean> {
      const { modifiedCount } = await collection.updateOne(
        { _id: project.id, revision: project.revision },
        { $set: left, $inc: { revision: 1 }, ...(dueAt ? {} : { $unset: { dueAt: '' } }) },
      );
      return modifiedCount === 1;
    },

    /** Replaces the id of an erased account in the acts of staff and of members of organisations. */
    async forgetActor(memberId: string): Promise<void> {
      for await (const { id } of projects.each({ 'events.by': memberId })) {
        const acted = { _id: id, 'events.by': memberId };
        for (let one = await projects.find(acted); one; one = await projects.find(acted)) {
          const { offers, acceptance, milestones, dispute, cancellation, ended, events } = one;
          const acts = {
            offers,
            acceptance,
            milestones,
            dispute,
            ended,
            events,
            ...(cancellation ? { cancellation } : {}),
          };
          const $set = withoutActor(acts, memberId);
          await collection.updateOne({ _id: id, revision: one.revision }, { $set, $inc: { revision: 1 } });
        }
      }
    },

    /** Records when a side wrote its review; undefined if it has none. Not a change of the project. */
    async markReviewed(id: string, side: Side, at: Date | undefined): Promise<void> {
      const field = `reviewed.${side}`;
      await collection.updateOne({ _id: id }, at ? { $set: { [field]: at } } : { $unset: { [field]: '' } });
    },

    /** Clears `dueAt`, unless it has changed since the project was read. */
    async clearDue({ id, dueAt }: Pick<StoredProject, 'id' | 'dueAt'>): Promise<void> {
      if (dueAt) await collection.updateOne({ _id: id, dueAt }, { $unset: { dueAt: '' } });
    },

    /** Yields projects whose `dueAt` has passed, longest overdue first; each only once, even if it remains due. */
    async *due(now: Date): AsyncGenerator<StoredProject> {
      const isDue = { dueAt: { $gt: LONG_AGO, $lte: now } };
      for (let after: KeysetCursor | undefined; ;) {
        const left = { ...isDue, ...afterCursor('dueAt', after, 'oldest-first') };
        const page = await projects.list(left, { sort: { dueAt: 1, _id: 1 }, limit: DUE_PAGE });
        yield* page;
        const last = page.at(-1);
        if (!last?.dueAt || page.length < DUE_PAGE) return;
        after = { at: last.dueAt, id: last.id };
      }
    },

    ...createOrganisationProjects(projects),
    ofClient: (clientId: string) => projects.each({ clientId }),
    ofActor: (memberId: string) => projects.each({ 'events.by': memberId }),
    ofSeller: (sellerKey: string) => projects.each({ sellerKey }),
  };
}

export type ProjectRepository = Awaited<ReturnType<typeof createProjectRepository>>;
