import { DAY_MS } from '@verse/api-contract/time';
import type { JobQuery } from '@verse/api-contract/work/jobs.schema';
import { decodeCursor, encodeCursor, readPage } from '../../../platform/http';
import type { Organisations } from '../../../platform/ports';
import type { Relations } from '../../../platform/relations';
import { decodePosition, encodePosition } from '../../../platform/search';
import { ANY_JOB, expiryAt, isOpen, type Job, type JobSearch, toQueryTerms, toTerms } from './job';
import { type JobRepository, toJobPosition } from './jobs.repository';

interface Dependencies {
  jobs: JobRepository;
  saves: Pick<Relations, 'pageOf'>;
  /** Lists the ids of the jobs that the member has applied to, newest application first. */
  listApplied: (memberId: string, cursor: string | undefined, limit: number) => Promise<IdPage>;
  organisations: Pick<Organisations, 'byHandle'>;
  now: () => Date;
}

interface IdPage {
  ids: string[];
  next: string | null;
}

interface Page {
  jobs: Job[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

const OPEN = 'jobs';
/** Maximum number of a member's saved jobs or applications to search per page. */
const MOST_READ = 300;
/** A sitemap may contain at most 50,000 URLs. */
const MOST_LISTED = 20_000;

/** Job lists with cursor pagination. The cost of a page does not depend on the number of jobs. */
export function createJobLists({ jobs, saves, listApplied, organisations, now }: Dependencies) {
  async function open(query: JobQuery): Promise<Page> {
    const { rows, next } = await readPage(OPEN, query, (page) => jobs.listOpen(page, now()), toJobPosition);
    return { jobs: rows, next };
  }

  /** @param since excludes jobs posted before it */
  async function having(terms: string[], since: Date | undefined, { cursor, limit }: JobQuery): Promise<Page> {
    const from = decodeCursor(OPEN, cursor);
    const at = now();
    // Results are sorted by confirmation, which is never earlier than posting, so the search can end at `since`.
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
    return { jobs: shown, next: before === undefined ? null : encodeCursor(OPEN, decodePosition(before)) };
  }

  async function toSearch({ organisation, ...query }: JobQuery): Promise<JobSearch | undefined> {
    if (organisation === undefined) return query;
    const organisationId = (await organisations.byHandle(organisation))?.id;
    return organisationId === undefined ? undefined : { ...query, organisationId };
  }

  async function listSaved(memberId: string, cursor: string | undefined, limit: number): Promise<IdPage> {
    const { rows, next } = await saves.pageOf(memberId, cursor, limit);
    return { ids: rows.map(({ objectId }) => objectId), next };
  }

  /** Returns the jobs that the member has saved or applied to, including closed ones. */
  async function own(memberId: string, of: 'saved' | 'applied', terms: string[], query: JobQuery): Promise<Page> {
    const listIds = of === 'saved' ? listSaved : listApplied;
    const shown: Job[] = [];
    let next: string | null | undefined = query.cursor;
    for (let read = 0; read < MOST_READ && shown.length < query.limit; read += query.limit) {
      const page = await listIds(memberId, next ?? undefined, query.limit - shown.length);
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
      const since = query.days ? new Date(now().getTime() - Number(query.days) * DAY_MS) : undefined;
      if (terms.length === 0 && since === undefined) return open(query);
      return having(terms.length > 0 ? terms : [ANY_JOB], since, query);
    },

    /** Lists the open jobs for the sitemap. */
    async *allOpen(): AsyncIterable<Pick<Job, 'id' | 'confirmedAt'>> {
      let listed = 0;
      for await (const job of jobs.allOpen(now)) {
        yield job;
        listed += 1;
        if (listed === MOST_LISTED) return;
      }
    },
  };
}

function hasAll(job: Job, terms: readonly string[]): boolean {
  const held = new Set(toTerms(job));
  return terms.every((term) => held.has(term));
}

export type JobLists = ReturnType<typeof createJobLists>;
