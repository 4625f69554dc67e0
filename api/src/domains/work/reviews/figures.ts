import type { ReviewFigures } from '@verse/api-contract/api';
import { REVIEW_CRITERIA, REVIEW_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import { memberKey, type StoredReview } from './review';
import type { ReviewRepository } from './reviews.repository';

interface Sums {
  count: number;
  /** Number of different authors. */
  people: number;
  /** Sum of each score. */
  scores: number[];
}

interface FiguresDocument extends Record<Side, Sums> {
  /** The reviewed party. */
  _id: string;
  version: number;
}

export type Figures = Record<Side, ReviewFigures | null>;

const NO_FIGURES: Figures = { seller: null, client: null };
const round = (value: number): number => Math.round(value * 10) / 10;

function toFigures({ count, people, scores }: Sums): ReviewFigures | null {
  if (people < REVIEW_LIMITS.enough) return null;
  const total = scores.reduce((sum, one) => sum + one, 0);
  return {
    count,
    average: round(total / (count * scores.length)),
    averages: scores.map((sum) => round(sum / count)),
  };
}

/** Whether the review counts in figures. */
export const isCounted = ({ state, isHeld }: Pick<StoredReview, 'state' | 'isHeld'>): boolean =>
  state === 'shown' && !isHeld;

async function sum(reviews: AsyncIterable<StoredReview>): Promise<Record<Side, Sums>> {
  const of = (side: Side) => ({ count: 0, scores: REVIEW_CRITERIA[side].map(() => 0), authors: new Set<string>() });
  const sums = { client: of('client'), seller: of('seller') };
  for await (const review of reviews) {
    if (!isCounted(review)) continue;
    const { scores, authors } = sums[review.as];
    sums[review.as].count += 1;
    authors.add(review.authorKey);
    review.scores.forEach((score, index) => (scores[index]! += score));
  }
  const [client, seller] = SIDES.map((side) => {
    const { count, scores, authors } = sums[side];
    return { count, scores, people: authors.size };
  });
  return { client: client!, seller: seller! };
}

/** The figures of each party, so that a page reads one document however many reviews there are. */
export async function createFigures(db: DbPort, reviews: Pick<ReviewRepository, 'ofSubject'>) {
  const figures = await createDocuments<FiguresDocument, FiguresDocument>(db, {
    name: 'review_figures',
    toDomain: (document) => document,
  });

  return {
    /**
     * Counts all reviews of a party. The version is read before the reviews, so that of two processes the one that read
     * less starts again.
     */
    async renew(subjectKey: string): Promise<void> {
      for (let isStored = false; !isStored;) {
        const version = (await figures.find(subjectKey))?.version;
        const next = { ...(await sum(reviews.ofSubject(subjectKey))), version: (version ?? 0) + 1 };
        isStored =
          version === undefined
            ? await figures.insert({ _id: subjectKey, ...next })
            : (await figures.update({ _id: subjectKey, version }, { $set: next })) !== undefined;
      }
    },

    /** Returns the averages of members as sellers; omits those who have too few reviews. */
    async findRatings(memberIds: readonly string[]): Promise<Map<string, Pick<ReviewFigures, 'average' | 'count'>>> {
      const found = await figures.findAll(memberIds.map(memberKey));
      return new Map(
        memberIds.flatMap((id) => {
          const sums = found.get(memberKey(id))?.seller;
          const rating = sums && toFigures(sums);
          return rating ? [[id, { average: rating.average, count: rating.count }] as const] : [];
        }),
      );
    },

    async find(subjectKey: string): Promise<Figures> {
      const found = await figures.find(subjectKey);
      return found ? { client: toFigures(found.client), seller: toFigures(found.seller) } : NO_FIGURES;
    },

    remove: (subjectKey: string) => figures.remove(subjectKey),
  };
}

export type FiguresService = Awaited<ReturnType<typeof createFigures>>;
