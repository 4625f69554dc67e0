import type { JobQuery } from '@verse/api-contract/jobs.schema';
import { cursorOf, readCursor } from '../../platform/http';
import type { Relations } from '../../platform/relations';
import { placeOf, readPlace } from '../../platform/search';
import type { Place } from '../../store';
import type { ApplicationRepository } from './applications.repository';
import { expiryAt, isOpen, type Job, termsIn, termsOf } from './job';
import type { JobRepository } from './jobs.repository';

interface Dependencies {
  jobs: JobRepository;
  applications: Pick<ApplicationRepository, 'pageOf'>;
  saves: Pick<Relations, 'pageOf'>;
  now: () => Date;
}

interface Page {
  jobs: Job[];
  /** Where the rest begins; null at the end. */
  next: string | null;
}

const OPEN = 'jobs';
const APPLIED = 'job-applications';
/** How many rows of their own one page of a member looks through for what was asked. */
const MOST_READ = 300;

/** The lists of jobs. Each goes on by a cursor, and costs the same however many jobs there are. */
export function createJobLists({ jobs, applications, saves, now }: Dependencies) {
  const nextOf = (list: string, place: Place | undefined) => (place ? cursorOf(list, place) : null);

  async function open(before: Place | undefined, limit: number): Promise<Page> {
    const found = await jobs.listOpen({ before, limit: limit + 1 }, now());
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { jobs: shown, next: nextOf(OPEN, last && { at: last.confirmedAt, id: last.id }) };
  }

  async function having(terms: string[], from: Place | undefined, limit: number): Promise<Page> {
    const at = now();
    const { ids, before } = await jobs.search.find({
      terms,
      before: from ? placeOf(from.at, from.id) : '',
      until: placeOf(expiryAt(at), ''),
      skip: 0,
      limit,
    });
    const found = await jobs.findAll(ids);
    // A term that is just being taken away leads to a job that no longer has it.
    const shown = ids.flatMap((id) => found.get(id) ?? []).filter((job) => isOpen(job, at) && hasAll(job, terms));
    return { jobs: shown, next: nextOf(OPEN, before === undefined ? undefined : readPlace(before)) };
  }

  async function idsOf(memberId: string, of: 'saved' | 'applied', cursor: string | undefined, limit: number) {
    if (of === 'saved') {
      const { rows, next } = await saves.pageOf(memberId, cursor, limit);
      return { ids: rows.map(({ objectId }) => objectId), next };
    }
    const before = readCursor(APPLIED, cursor);
    const found = await applications.pageOf({ memberId }, { before, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      ids: shown.map(({ jobId }) => jobId),
      next: nextOf(APPLIED, last && { at: last.appliedAt, id: last.id }),
    };
  }

  /** A member's own, also those that are closed by now. */
  async function own(memberId: string, of: 'saved' | 'applied', terms: string[], query: JobQuery): Promise<Page> {
    const shown: Job[] = [];
    let next: string | null | undefined = query.cursor;
    for (let read = 0; read < MOST_READ && shown.length < query.limit; read += query.limit) {
      const page = await idsOf(memberId, of, next ?? undefined, query.limit - shown.length);
      const found = await jobs.findAll(page.ids);
      shown.push(...page.ids.flatMap((id) => found.get(id) ?? []).filter((job) => hasAll(job, terms)));
      next = page.next;
      if (next === null) break;
    }
    return { jobs: shown, next: next ?? null };
  }

  return {
    async list(memberId: string, query: JobQuery): Promise<Page> {
      const terms = termsIn(query);
      if (query.of) return own(memberId, query.of, terms, query);
      const before = readCursor(OPEN, query.cursor);
      return terms.length > 0 ? having(terms, before, query.limit) : open(before, query.limit);
    },

    /** Who has applied, the last first. */
    async applicants(jobId: string, cursor: string | undefined, limit: number) {
      const list = `applicants-${jobId}`;
      const found = await applications.pageOf({ jobId }, { before: readCursor(list, cursor), limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return { applications: shown, next: nextOf(list, last && { at: last.appliedAt, id: last.id }) };
    },
  };
}

function hasAll(job: Job, terms: readonly string[]): boolean {
  const held = new Set(termsOf(job));
  return terms.every((term) => held.has(term));
}

export type JobLists = ReturnType<typeof createJobLists>;
