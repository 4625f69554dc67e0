import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ToolDecision, ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
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

const LAST_DECIDED = 20;

async function loadQueue(client: ApiClient): Promise<Queue> {
  const [waiting, approved, declined] = await Promise.all(
    (['waiting', 'approved', 'declined'] as const).map((status) =>
      callApi(client, 'GET /api/tools/suggestions', { query: { status } }),
    ),
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
    Promise.all([callApi(client, 'GET /api/tools/suggestions/mine'), wantsQueue ? loadQueue(client) : null]).then(
      ([own, queue]) => ({
        own,
        queue,
      }),
    ),
  );
}

export const sendSuggestion = (client: ApiClient, suggestion: ToolSuggestionRequest) =>
  callApi(client, 'POST /api/tools/suggestions', { body: suggestion });

export interface Decision {
  id: string;
  version: number;
  decision: ToolDecision;
}

export const sendDecision = (client: ApiClient, { id, version, decision }: Decision) =>
  callApi(client, 'PATCH /api/tools/suggestions/{id}', { params: { id }, version, body: decision });
