import { withoutActor } from '../../../platform/people';
import {
  afterCursor,
  type Cursor,
  type DbPort,
  type Filter,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
  type Update,
} from '../../../store';
import type { ProjectEvent, StoredProject } from './project';

type ProjectDocument = Omit<StoredProject, 'id'> & { _id: string };

/** Fields that a change can set; `dueAt: undefined` clears the date. */
export type ProjectChange = Partial<
  Pick<
    StoredProject,
    'state' | 'brief' | 'offers' | 'acceptance' | 'milestones' | 'dispute' | 'cancellation' | 'ended' | 'dueAt'
  >
>;

/** Fields that `erase` can set; an absent `dueAt` clears the date. */
type ErasedFields = Omit<StoredProject, 'id' | 'number' | 'revision' | 'createdAt' | 'changedAt'>;

export const PROJECTS = 'projects';
const LONG_AGO = new Date(0);
const DUE_PAGE = 100;

const toProject = ({ _id, ...project }: ProjectDocument): StoredProject => ({ id: _id, ...project });

const lastChangedFirst = (one: ProjectDocument, other: ProjectDocument): number =>
  other.changedAt.getTime() - one.changedAt.getTime() || (one._id < other._id ? 1 : -1);

function toUpdate({ dueAt, ...change }: ProjectChange, hasDueAt: boolean): Update {
  if (!hasDueAt) return { $set: change };
  return dueAt ? { $set: { ...change, dueAt } } : { $set: change, $unset: { dueAt: '' } };
}

const readTitles = async (found: Cursor<ProjectDocument>): Promise<string[]> =>
  (await found.project({ 'brief.title': 1 }).toArray()).map(({ brief }) => brief?.title ?? '');

async function openProjects(db: DbPort) {
  const projects = db.collection<ProjectDocument>(PROJECTS);
  await projects.createIndex({ number: 1 }, { unique: true });
  await projects.createIndex({ clientId: 1, changedAt: -1, _id: -1 });
  await projects.createIndex({ sellerKey: 1, changedAt: -1, _id: -1 });
  await projects.createIndex({ clientId: 1, state: 1, changedAt: -1, _id: -1 });
  await projects.createIndex({ sellerKey: 1, state: 1, changedAt: -1, _id: -1 });
  await projects.createIndex({ clientId: 1, _id: 1 });
  await projects.createIndex({ 'events.by': 1, _id: 1 });
  await projects.createIndex({ sellerKey: 1, _id: 1 });
  await projects.createIndex({ dueAt: 1, _id: 1 });
  await projects.createIndex({ 'dispute.state': 1, changedAt: -1, _id: -1 });
  return projects;
}

export async function createProjectRepository(db: DbPort) {
  const projects = await openProjects(db);

  const findBy = async (filter: Filter) => {
    const found = await projects.findOne(filter);
    return found ? toProject(found) : undefined;
  };

  return {
    find: (id: string) => findBy({ _id: id }),
    /** Case-insensitive, because the gateway redirects to lower-case URLs. */
    findByNumber: (number: string) => findBy({ number: number.toUpperCase() }),

    /** Omits unknown numbers. */
    async findAllByNumber(numbers: readonly string[]): Promise<StoredProject[]> {
      return (await projects.find({ number: { $in: numbers } }).toArray()).map(toProject);
    },

    /** Returns false if another project has the same id or number. */
    insert: ({ id, ...project }: StoredProject) => insertIfAbsent(projects, { _id: id, ...project }),

    /**
     * Changes a project if it is still at the given revision; otherwise returns undefined. Each change is a single
     * update, so a killed process never leaves a partial change.
     */
    async change(
      project: StoredProject,
      change: ProjectChange,
      event: ProjectEvent,
    ): Promise<StoredProject | undefined> {
      const { $set, ...rest } = toUpdate(change, 'dueAt' in change);
      const after = await projects.findOneAndUpdate(
        { _id: project.id, revision: project.revision },
        { ...rest, $set: { ...$set, changedAt: event.at }, $inc: { revision: 1 }, $push: { events: event } },
        { returnDocument: 'after' },
      );
      return after ? toProject(after) : undefined;
    },

    /**
     * Removes the data that identifies an erased member, if the project is still at the given revision.
     *
     * @returns whether the project was changed
     */
    async erase(project: StoredProject, { dueAt, ...left }: Partial<ErasedFields>): Promise<boolean> {
      const { modifiedCount } = await projects.updateOne(
        { _id: project.id, revision: project.revision },
        { $set: left, $inc: { revision: 1 }, ...(dueAt ? {} : { $unset: { dueAt: '' } }) },
      );
      return modifiedCount === 1;
    },

    /** Replaces the id of an erased account in the acts of staff and of members of organisations. */
    async forgetActor(memberId: string): Promise<void> {
      for await (const { _id } of readInPages(projects, { 'events.by': memberId })) {
        const acted = { _id, 'events.by': memberId };
        for (let one = await projects.findOne(acted); one; one = await projects.findOne(acted)) {
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
          await projects.updateOne({ _id, revision: one.revision }, { $set, $inc: { revision: 1 } });
        }
      }
    },

    /**
     * Lists projects that match any of the filters, most recently changed first. Each filter is a separate indexed
     * query.
     */
    async list(filters: readonly Filter[], after: KeysetCursor | undefined, limit: number): Promise<StoredProject[]> {
      const found: ProjectDocument[] = [];
      for (const filter of filters) {
        const page = projects.find({ ...filter, ...afterCursor('changedAt', after, 'newest-first') });
        found.push(...(await page.sort({ changedAt: -1, _id: -1 }).limit(limit).toArray()));
      }
      return found.toSorted(lastChangedFirst).slice(0, limit).map(toProject);
    },

    /** Lists the titles of projects that the seller has completed, most recently changed first. */
    listCompletedTitles: (sellerKey: string) =>
      readTitles(projects.find({ sellerKey, state: 'completed' }).sort({ changedAt: -1, _id: -1 })),

    countOpen: (clientId: string, most: number) =>
      projects.countDocuments({ clientId, state: 'open' }, { limit: most }),
    countOf: (filter: Filter, most: number) => projects.countDocuments(filter, { limit: most }),

    /** Clears `dueAt`, unless it has changed since the project was read. */
    async clearDue({ id, dueAt }: Pick<StoredProject, 'id' | 'dueAt'>): Promise<void> {
      if (dueAt) await projects.updateOne({ _id: id, dueAt }, { $unset: { dueAt: '' } });
    },

    /** Yields projects whose `dueAt` has passed, longest overdue first; each only once, even if it remains due. */
    async *due(now: Date): AsyncGenerator<StoredProject> {
      const isDue = { dueAt: { $gt: LONG_AGO, $lte: now } };
      for (let after: KeysetCursor | undefined; ;) {
        const page = await projects
          .find({ ...isDue, ...afterCursor('dueAt', after, 'oldest-first') })
          .sort({ dueAt: 1, _id: 1 })
          .limit(DUE_PAGE)
          .toArray();
        for (const project of page) yield toProject(project);
        const last = page.at(-1);
        if (!last?.dueAt || page.length < DUE_PAGE) return;
        after = { at: last.dueAt, id: last._id };
      }
    },

    async *ofClient(clientId: string): AsyncGenerator<StoredProject> {
      for await (const project of readInPages(projects, { clientId })) yield toProject(project);
    },
    async *ofSeller(sellerKey: string): AsyncGenerator<StoredProject> {
      for await (const project of readInPages(projects, { sellerKey })) yield toProject(project);
    },
    remove: async (id: string) => void (await projects.deleteOne({ _id: id })),
  };
}

export type ProjectRepository = Awaited<ReturnType<typeof createProjectRepository>>;
