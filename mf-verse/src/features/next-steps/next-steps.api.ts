import type { LoaderFunctionArgs } from 'react-router-dom';
import type { WaitingStep } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** Loads the next steps for a page whose main content is something else; `null` if they cannot be loaded. */
export const loadStepsBeside = (args: LoaderFunctionArgs): Promise<WaitingStep[] | null> =>
  loadNextSteps(args).then(
    ({ steps }) => steps,
    () => null,
  );

export const loadNextSteps = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/me/next-steps');
