import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SuggestedTags } from '@verse/api-contract/community-posts';
import { describeUses } from '@verse/api-contract/tag-uses';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

/** Suggestions for the tag in `asked`, which includes its `#`. */
export interface TagCompletion {
  asked: string;
  suggestions: { mark: string; note: string }[];
}

/** Loads suggestions for the tag being typed; empty if loading fails. */
export async function loadTagCompletion(args: LoaderFunctionArgs): Promise<TagCompletion> {
  const asked = new URL(args.request.url).searchParams.get('mark') ?? '';
  const query = new URLSearchParams({ q: asked.replace(/^#/, '') });
  try {
    const { tags } = await api(args)<SuggestedTags>(`/api/tags?${query}`);
    return { asked, suggestions: tags.map((one) => ({ mark: `#${one.tag}`, note: describeUses(one) })) };
  } catch (error) {
    if (error instanceof ApiError) return { asked, suggestions: [] };
    throw error;
  }
}
