import type { JobQuery } from '@verse/api-contract/jobs.schema';
import { decodeCursor, encodeCursor } from '../../platform/http';
import type { Relations } from '../../platform/relations';
import { decodePosition, encodePosition } from '../../platform/search';
import type { KeysetCursor } from '../../store';
import type { ApplicationRepository } from './applications/applications.repository';
import { ANY_JOB, expiryAt, isOpen, type Job, type JobSearch, toQueryTerms, toTerms } from './job';
import type { JobRepository } from './jobs.repository';

interface Dependencies {
  jobs: JobRepository;
  applications: Pick<ApplicationRepository, 'listPageOfMember' | 'listPageOfJob'>;
  saves: Pick<Relations, 'pageOf'>;
  findOrganisationId: (handle: string) => Promise<string | undefined>;
  now: () => Date;
}

interface Page {
  jobs: Job[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

const OPEN = 'jobs';
const APPLIED = 'job-applications';
/** Maximum number of a member's saved jobs or applications to search per page. */
const MOST_READ = 300;
const DAY_MS = 86_400_000;
/** A sitemap may contain at most 50,000 URLs. */
const MOST_LISTED = 20_000;
const LISTED_AT_ONCE = 500;

/** Job lists with cursor pagination. The cost of a page does not depend on the number of jobs. */
export function createJobLists({ jobs, applications, saves, findOrganisationId, now }: Dependencies) {
  const nextOf = (list: string, place: KeysetCursor | undefined) => (place ? encodeCursor(list, place) : null);

  async function open(before: KeysetCursor | undefined, limit: number): Promise<Page> {
    const found = await jobs.listOpen({ before, limit: limit + 1 }, now());
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { jobs: shown, next: nextOf(OPEN, last && { at: last.confirmedAt, id: last.id }) };
  }

  /** @param since excludes jobs posted before this time */
  async function having(
    terms: string[],
    since: Date | undefined,
    from: KeysetCursor | undefined,
    limit: number,
  ): Promise<Page> {
    const at = now();
    // A job last confirmed before `since` was also posted before it, so the search can stop there.
    const oldest = Math.max(expiryAt(at).getTime(), since?.getTime() ?? 0);
    const { ids, before } = await jobs.search.find({
      terms,
      before: from ? encodePosition(from.at, from.id) : '',
      until: encodePosition(new Date(oldest), ''),
      skip: 0,
      limit,
    });
    const found = await jobs.findAll(ids);
    // While a term is being removed, the index may still return a job that no longer contains it.
    const shown = ids
      .flatMap((id) => found.get(id) ?? [])
      .filter((job) => isOpen(job, at) && hasAll(job, terms) && (since === undefined || job.postedAt >= since));
    return { jobs: shown, next: nextOf(OPEN, before === undefined ? undefined : decodePosition(before)) };
  }

  async function toSearch({ organisation, ...query }: JobQuery): Promise<JobSearch | undefined> {
    if (organisation === undefined) return query;
    const organisationId = await findOrganisationId(organisation);
    return organisationId === undefined ? undefined : { ...query, organisationId };
  }

  async function listIds(memberId: string, of: 'saved' | 'applied', cursor: string | undefined, limit: number) {
    if (of === 'saved') {
      const { rows, next } = await saves.pageOf(memberId, cursor, limit);
      return { ids: rows.map(({ objectId }) => objectId), next };
    }
    const before = decodeCursor(APPLIED, cursor);
    const found = await applications.listPageOfMember(memberId, { before, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      ids: shown.map(({ jobId }) => jobId),
      next: nextOf(APPLIED, last && { at: last.appliedAt, id: last.id }),
    };
  }

  /** Returns the jobs that the member has saved or applied to, including closed ones. */
  async function own(memberId: string, of: 'saved' | 'applied', terms: string[], query: JobQuery): Promise<Page> {
    const shown: Job[] = [];
    let next: string | null | undefined = query.cursor;
    for (let read = 0; read < MOST_READ && shown.length < query.limit; read += query.limit) {
      const page = await listIds(memberId, of, next ?? undefined, query.limit - shown.length);
      const found = await jobs.findAll(page.ids);
      shown.push(...page.ids.flatMap((id) => found.get(id) ?? []).filter((job) => hasAll(job, terms)));
      next = page.next;
      if (next === null) break;
    }
    return { jobs: shown, next: next ?? null };
  }

  return {
    async list(memberId: string | undefined, query: JobQuery): Promise<Page> {
      const search = await toSearch(query);
      if (!search) return { jobs: [], next: null };
      const terms = toQueryTerms(search);
      if (query.of && memberId !== undefined) return own(memberId, query.of, terms, query);
      const before = decodeCursor(OPEN, query.cursor);
      const since = query.days ? new Date(now().getTime() - Number(query.days) * DAY_MS) : undefined;
      if (terms.length === 0 && since === undefined) return open(before, query.limit);
      return having(terms.length > 0 ? terms : [ANY_JOB], since, before, query.limit);
    },

    /** Lists all open jobs for the sitemap. Reads page by page, so as not to block other requests. */
    async *allOpen(): AsyncIterable<Pick<Job, 'id' | 'confirmedAt'>> {
      let before: KeysetCursor | undefined;
      for (let read = 0; read < MOST_LISTED; read += LISTED_AT_ONCE) {
        const found = await jobs.listOpen({ before, limit: LISTED_AT_ONCE }, now());
        yield* found;
        const last = found.at(-1);
        if (!last || found.length < LISTED_AT_ONCE) return;
        before = { at: last.confirmedAt, id: last.id };
      }
    },

    /** Lists applications to the job, newest first. */
    async applicants(jobId: string, cursor: string | undefined, limit: number) {
      const list = `applicants-${jobId}`;
      const found = await applications.listPageOfJob(jobId, undefined, {
        before: decodeCursor(list, cursor),
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return { applications: shown, next: nextOf(list, last && { at: last.appliedAt, id: last.id }) };
    },
  };
}

function hasAll(job: Job, terms: readonly string[]): boolean {
  const held = new Set(toTerms(job));
  return terms.every((term) => held.has(term));
}

export type JobLists = ReturnType<typeof createJobLists>;
