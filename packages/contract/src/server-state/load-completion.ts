import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';
import { type ApiClient, ApiError } from '../api-client';

/** A member or tag that completes the mark being typed. */
export interface SuggestedMark {
  /** The mark including its @ or #. */
  mark: string;
  note: string;
  picture?: string | undefined;
}

/** Suggestions for a `CompletionField`, as its loader returns them. */
export interface Completion {
  /** The requested mark including its @ or #. */
  asked: string;
  suggestions: SuggestedMark[];
}

/** Loads suggestions for the mark in the query (`?mark=`); none if loading fails. */
export async function loadSuggestedMarks(
  args: LoaderFunctionArgs,
  suggest: (client: ApiClient, mark: string) => Promise<SuggestedMark[]>,
): Promise<Completion> {
  const asked = new URL(args.request.url).searchParams.get('mark') ?? '';
  const suggestions = await suggest(api(args), asked).catch((error: unknown) => {
    if (error instanceof ApiError) return [];
    throw error;
  });
  return { asked, suggestions };
}
