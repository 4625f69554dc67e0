import type { LoaderFunctionArgs } from 'react-router-dom';
import { suggestTags } from '@verse/api-contract/community/tag-uses';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { loadSuggestedMarks, type SuggestedMark } from '@verse/contract/server-state';

async function suggest(client: ApiClient, mark: string): Promise<SuggestedMark[]> {
  if (!mark.startsWith('@')) return suggestTags(client, mark);
  const { people } = await callApi(client, 'GET /api/people/suggestions', { query: { q: mark.slice(1) } });
  return people.map(({ handle, name, picture }) => ({ mark: `@${handle}`, note: name, picture: picture?.src }));
}

/** Loads suggestions for the tag or mention being typed. */
export const loadCompletion = (args: LoaderFunctionArgs) => loadSuggestedMarks(args, suggest);
