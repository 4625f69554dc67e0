import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReviewPage, ShownReview } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPart, type Result, toResult } from '@verse/contract/server-state';
import { type ReviewsPart, toReviewsPart } from '../../shared/review-pages';

type Who = 'members' | 'organisations';

const ask = (args: LoaderFunctionArgs, who: Who, query = {}): Promise<ReviewPage> =>
  callApi(api(args), `GET /api/${who}/{handle}/reviews`, { params: { handle: args.params.handle }, query });

const createLoadMore =
  (who: Who) =>
  (args: LoaderFunctionArgs): Promise<LoadedPage<ShownReview>> =>
    loadPart(args, async (part) => {
      const { reviews, next } = await ask(args, who, part);
      return { entries: reviews, next };
    });

/** Loads the reviews after the cursor in `?after=`. */
export const loadMemberReviews = createLoadMore('members');
export const loadOrganisationReviews = createLoadMore('organisations');

export const loadFirstReviews = (args: LoaderFunctionArgs): Promise<ReviewsPart> =>
  toReviewsPart(ask(args, 'organisations'));

/** Loads the averages of an applicant. */
export const loadApplicantFigures = (args: LoaderFunctionArgs): Promise<Result<ReviewPage>> =>
  toResult(ask(args, 'members', { limit: 1 }));
