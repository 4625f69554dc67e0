import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SuggestedTags } from '@verse/api-contract/community-posts';
import type { SuggestedMembers } from '@verse/api-contract/people';
import { describeUses } from '@verse/api-contract/tag-uses';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

/** A member or tag that completes the mark being typed. */
export interface Suggestion {
  /** The mark including its @ or #. */
  mark: string;
  note: string;
  picture?: string | undefined;
}

export interface Completion {
  /** The requested mark including its @ or #. */
  asked: string;
  suggestions: Suggestion[];
}

export const completionQuery = (mark: string): string => String(new URLSearchParams({ mark }));

async function suggest(client: ApiClient, asked: string): Promise<Suggestion[]> {
  const query = String(new URLSearchParams({ q: asked.slice(1) }));
  if (asked.startsWith('@')) {
    const { people } = await client<SuggestedMembers>(`/api/people/suggestions?${query}`);
    return people.map(({ handle, name, picture }) => ({ mark: `@${handle}`, note: name, picture: picture?.src }));
  }
  const { tags } = await client<SuggestedTags>(`/api/tags?${query}`);
  return tags.map((one) => ({ mark: `#${one.tag}`, note: describeUses(one) }));
}

/** Loads suggestions for the text being written; empty if loading fails. */
export async function loadCompletion(args: LoaderFunctionArgs): Promise<Completion> {
  const asked = new URL(args.request.url).searchParams.get('mark') ?? '';
  const suggestions = await suggest(api(args), asked).catch((error: unknown) => {
    if (error instanceof ApiError) return [];
    throw error;
  });
  return { asked, suggestions };
}
