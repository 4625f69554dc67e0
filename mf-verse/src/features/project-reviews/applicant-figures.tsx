import type { ReviewPage } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { type Result, useLoad } from '@verse/contract/server-state';
import { Average } from './review-section';

/** The average of an applicant's reviews as a seller. Shows nothing while there are too few. */
export function ApplicantFigures({ handle }: { handle: string }) {
  const { data } = useLoad<Result<ReviewPage>>(`${useShell().href('jobs')}/figures/${handle}`);
  return data?.ok ? <Average side="seller" figures={data.value.figures.seller} /> : null;
}
