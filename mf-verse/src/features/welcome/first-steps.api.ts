import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

const FOLLOWS = 3;

export interface FirstStep {
  text: string;
  page: 'profile' | 'people';
  /** The screen of the profile for new members. */
  query?: string;
  isDone: boolean;
}

/** Loads the first steps; empty once all are completed. */
export async function loadFirstSteps(args: LoaderFunctionArgs): Promise<FirstStep[]> {
  const { hasProfile, hasWork, following } = await callApi(api(args), 'GET /api/me/first-steps');
  const steps: FirstStep[] = [
    { text: 'Finish your profile: a bio and skills', page: 'profile', isDone: hasProfile },
    { text: 'Add a work', page: 'profile', query: '?step=pictures', isDone: hasWork },
    { text: 'Follow three creatives', page: 'people', isDone: following >= FOLLOWS },
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
