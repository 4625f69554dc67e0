import type { ProjectReviews, ShownReview } from '@verse/api-contract/api';
import { createReading, type Reader, type ShownPerson } from '../../../platform/people';
import type { KnownOrganisation, Organisations, People } from '../../../platform/ports';
import { partyOf, type StoredReview, toAnswerId } from './review';
import type { OpenReviews } from './writing.service';

const reviewView = ({ id, as, scores, text, writtenAt, shownAt = writtenAt, answer }: StoredReview) => ({
  id,
  as,
  scores,
  text,
  at: shownAt.toISOString(),
  answer: answer && !answer.isRemoved ? { id: toAnswerId(id), text: answer.text, at: answer.at.toISOString() } : null,
});

/** Returns the reviews of a project for one side. Contains nothing of the other side's review until it is shown. */
export const projectReviewsView = ({ own, other, until, mayWrite }: OpenReviews): ProjectReviews => ({
  own: own
    ? {
        ...reviewView(own),
        showsAt: own.state === 'blind' ? own.showsAt.toISOString() : null,
        isRemoved: own.state === 'removed',
      }
    : null,
  other: other?.state === 'shown' ? reviewView(other) : null,
  hasOther: other !== undefined,
  until: (mayWrite && !own && until?.toISOString()) || null,
  may: {
    write: mayWrite,
    withdraw: own?.state === 'blind',
    answer: other?.state === 'shown' && !other.answer?.isRemoved,
  },
});

type Authors = ReadonlyMap<string, ShownPerson>;

function authorView(
  { authorKey }: StoredReview,
  authors: Authors,
  organisations: ReadonlyMap<string, KnownOrganisation>,
): ShownReview['by'] {
  const { kind, id } = partyOf(authorKey);
  if (kind === 'member') {
    const { name, handle } = authors.get(id) ?? {};
    return name && handle ? { kind, name, handle } : null;
  }
  const organisation = organisations.get(id);
  if (kind !== 'organisation' || !organisation) return null;
  const { name, handle, state } = organisation;
  return { kind, name, handle: state === 'open' ? handle : null };
}

interface Dependencies extends Pick<People, 'peopleFor'> {
  organisations: Pick<Organisations, 'findAll'>;
}

/** Creates a function that returns shown reviews for a reader, without those whose authors the reader cannot see. */
export function createReviewList({ peopleFor, organisations }: Dependencies) {
  const reading = createReading(peopleFor);
  return async (reader: Reader, reviews: readonly StoredReview[]): Promise<ShownReview[]> => {
    const parties = reviews.map(({ authorKey }) => partyOf(authorKey));
    const ofMembers = parties.filter(({ kind }) => kind === 'member').map(({ id }) => ({ authorId: id }));
    const { readable, authors } = await reading(reader, ofMembers);
    const seen = new Set(readable.map(({ authorId }) => authorId));
    const owners = await organisations.findAll(
      parties.filter(({ kind }) => kind === 'organisation').map(({ id }) => id),
    );
    return reviews.flatMap((review, index) => {
      const { kind, id } = parties[index]!;
      if (kind === 'member' && !seen.has(id)) return [];
      return [{ ...reviewView(review), by: authorView(review, authors, owners) }];
    });
  };
}

export type ListReviews = ReturnType<typeof createReviewList>;
