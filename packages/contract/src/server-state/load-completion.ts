import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '@verse/contract/react';
import { type ApiClient, ApiError } from '../api-client';

/** A member or tag suggested for the @mention or #tag being typed. */
export interface SuggestedMark {
  /** The mention or tag, including its @ or #. */
  mark: string;
  note: string;
  picture?: string | undefined;
}

/** Suggestions for a `CompletionField`, as returned by its loader. */
export interface Completion {
  /** The mention or tag for which suggestions were requested, including its @ or #. */
  asked: string;
  suggestions: SuggestedMark[];
}

/** Loads suggestions for the mention or tag in the query (`?mark=`). Returns none if loading fails. */
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
