import type { ReviewPage } from '@verse/api-contract/api';
import { REVIEW_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import { addressOf } from '@verse/contract/addresses';
import type { ContentEvents } from '../../../platform/events';
import { AppError, type Person, readPage } from '../../../platform/http';
import { createFindReader, UNKNOWN_MEMBER } from '../../../platform/people';
import type { Organisations, People } from '../../../platform/ports';
import type { AnsweredBrief, SellerRecords } from '../projects';
import type { FiguresService } from './figures';
import { memberKey, partyOf } from './review';
import type { ReviewRepository } from './reviews.repository';
import type { ListReviews } from './reviews.view';

interface Dependencies extends Pick<
  People,
  'findUnseen' | 'memberFor' | 'findOpenOwner' | 'findHandle' | 'pageChanged' | 'peopleFor'
> {
  reviews: Pick<ReviewRepository, 'list'>;
  records: SellerRecords;
  figures: Pick<FiguresService, 'find'>;
  list: ListReviews;
  organisations: Pick<Organisations, 'byHandle' | 'findAll'>;
  events: Pick<ContentEvents, 'changed'>;
}

interface Query {
  cursor?: string | undefined;
  limit: number;
}

/** Returns the median of the hours within which briefs were answered; null if none was. */
function medianHours(briefs: readonly AnsweredBrief[]): number | null {
  const hours = briefs.flatMap((one) => one.hours ?? []).toSorted((one, other) => one - other);
  return hours[Math.floor((hours.length - 1) / 2)] ?? null;
}

/** The pages that show the reviews of a member or an organisation. */
export function createReviewPages(dependencies: Dependencies) {
  const { reviews, records, figures, list, organisations, events } = dependencies;
  const { findUnseen, memberFor, findOpenOwner, findHandle, pageChanged, peopleFor } = dependencies;
  const findReader = createFindReader(findUnseen);

  async function recordOf(subjectKey: string): Promise<ReviewPage['record']> {
    const [titles, briefs] = await Promise.all([
      records.listCompletedTitles(subjectKey),
      records.listBriefs(subjectKey),
    ]);
    const answered = briefs.filter(({ hours }) => hours !== undefined).length;
    const hasEnough = briefs.length >= REVIEW_LIMITS.enough;
    return {
      completed: titles.length,
      response: hasEnough ? { answered, of: briefs.length, hours: medianHours(briefs) } : null,
    };
  }

  async function pageOf(caller: Person | undefined, subjectKey: string, query: Query): Promise<ReviewPage> {
    const { rows, next } = await readPage(
      `reviews of ${subjectKey}`,
      query,
      (part) => reviews.list(subjectKey, part),
      ({ shownAt, id }) => ({ at: shownAt!, id }),
    );
    return {
      figures: await figures.find(subjectKey),
      record: await recordOf(subjectKey),
      reviews: await list(await findReader(caller), rows),
      next,
    };
  }

  return {
    async ofMember(caller: Person | undefined, handle: string, query: Query): Promise<ReviewPage> {
      const memberId = caller ? (await memberFor(caller, handle)).profile.memberId : await findOpenOwner(handle);
      if (memberId === undefined) throw new AppError('not-found', UNKNOWN_MEMBER);
      return pageOf(caller, memberKey(memberId), query);
    },

    async ofOrganisation(caller: Person | undefined, handle: string, query: Query): Promise<ReviewPage> {
      const one = await organisations.byHandle(handle);
      if (one?.state !== 'open') throw new AppError('not-found', 'There is no such organisation.');
      return pageOf(caller, `organisation:${one.id}`, query);
    },

    /** Whether the person may read the reviews on the page of the party. */
    async mayRead(person: Person, subjectKey: string): Promise<boolean> {
      const { kind, id } = partyOf(subjectKey);
      if (kind === 'organisation') return (await organisations.findAll([id])).get(id)?.state === 'open';
      return (await peopleFor(await findReader(person), [id])).get(id)?.handle != null;
    },

    /** Returns the path of the page that shows the reviews of the party. */
    async pathOf(subjectKey: string): Promise<string> {
      const { kind, id } = partyOf(subjectKey);
      if (kind === 'member') return addressOf('member', { handle: (await findHandle(id)) ?? '' });
      return addressOf('organisation', { handle: (await organisations.findAll([id])).get(id)?.handle ?? '' });
    },

    /** Invalidates the pages that show the reviews of the party. */
    async changed(subjectKey: string): Promise<void> {
      const { kind, id } = partyOf(subjectKey);
      if (kind === 'member') {
        await pageChanged(id);
        await events.changed({ areas: [], paths: [`${addressOf('services')}*`] });
        return;
      }
      const owner = (await organisations.findAll([id])).get(id);
      if (owner) await events.changed({ areas: [], paths: [addressOf('organisation', { handle: owner.handle })] });
    },
  };
}

export type ReviewPages = ReturnType<typeof createReviewPages>;
