import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SuggestedMembers } from '@verse/api-contract/people';
import { suggestTags } from '@verse/api-contract/tag-uses';
import type { ApiClient } from '@verse/contract';
import { loadSuggestedMarks, type SuggestedMark } from '@verse/contract/server-state';

async function suggest(client: ApiClient, mark: string): Promise<SuggestedMark[]> {
  if (!mark.startsWith('@')) return suggestTags(client, mark);
  const query = new URLSearchParams({ q: mark.slice(1) });
  const { people } = await client<SuggestedMembers>(`/api/people/suggestions?${query}`);
  return people.map(({ handle, name, picture }) => ({ mark: `@${handle}`, note: name, picture: picture?.src }));
}

/** Loads suggestions for the tag or mention being typed. */
export const loadCompletion = (args: LoaderFunctionArgs) => loadSuggestedMarks(args, suggest);
