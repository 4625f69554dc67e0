import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ToolDecision, ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/tools';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';

export interface Queue {
  waiting: ToolSuggestion[];
  /** Most recently decided first. */
  decided: ToolSuggestion[];
}

export interface SuggestionList {
  own: ToolSuggestion[];
  /** Moderators only; `null` if it was not requested. */
  queue: Queue | null;
}

const PATH = '/api/tools/suggestions';
const LAST_DECIDED = 20;

const loadStatus = (client: ApiClient, query: string) => client<ToolSuggestion[]>(PATH + query);

async function loadQueue(client: ApiClient): Promise<Queue> {
  const [waiting, approved, declined] = await Promise.all(
    ['waiting', 'approved', 'declined'].map((status) => loadStatus(client, `?status=${status}`)),
  );
  const decided = [...approved!, ...declined!].sort((one, other) =>
    (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''),
  );
  return { waiting: waiting!, decided: decided.slice(0, LAST_DECIDED) };
}

/** Loads the member's suggestions, and also the queue if the query requests it. */
export function loadSuggestions(args: LoaderFunctionArgs): Promise<Result<SuggestionList>> {
  const client = api(args);
  const wantsQueue = new URL(args.request.url).searchParams.has('queue');
  return toResult(
    Promise.all([loadStatus(client, '/mine'), wantsQueue ? loadQueue(client) : null]).then(([own, queue]) => ({
      own,
      queue,
    })),
  );
}

export const sendSuggestion = (client: ApiClient, suggestion: ToolSuggestionRequest) =>
  client<ToolSuggestion>(PATH, { method: 'POST', body: suggestion });

export interface Decision {
  id: string;
  version: number;
  decision: ToolDecision;
}

export const sendDecision = (client: ApiClient, { id, version, decision }: Decision) =>
  client<ToolSuggestion>(`${PATH}/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    headers: { 'if-match': `"${version}"` },
    body: decision,
  });
