import type { LoaderFunctionArgs } from 'react-router-dom';
import type { HeldPlaceList } from '@verse/api-contract/contests';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf } from '../../shared/form-outcome';

/** The places of a contest that wait for their fee. What fails becomes words in the dialog; the page stays. */
export const loadHeldPlaces = (args: LoaderFunctionArgs): Promise<FormOutcome<HeldPlaceList>> =>
  outcomeOf(api(args)<HeldPlaceList>(`/api/contests/${encodeURIComponent(args.params.id ?? '')}/held`));
