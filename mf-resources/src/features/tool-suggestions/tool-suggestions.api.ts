import type { ActionFunctionArgs } from 'react-router-dom';
import type { ToolDecision, ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/tools';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

export type SuggestionAct =
  | { act: 'list' }
  | { act: 'suggest'; suggestion: ToolSuggestionRequest }
  | { act: 'decide'; id: string; version: number; decision: ToolDecision };

/** What was asked for; whoever moderates is answered with the queue as well. */
export type AskedAct = SuggestionAct & { isModerator: boolean };

export interface Queue {
  waiting: ToolSuggestion[];
  /** Last decided first. */
  decided: ToolSuggestion[];
}

export interface SuggestionsAnswer {
  act: SuggestionAct['act'];
  /** null when the list itself could not be had. */
  own: ToolSuggestion[] | null;
  queue: Queue | null;
  /** What the server took just now. */
  sent: ToolSuggestion | null;
  /** What was decided about just now. */
  decided: ToolSuggestion | null;
  /** Why the last act was not done, in words. */
  problem: { status: number; message: string; fields: Record<string, string> } | null;
}

const PATH = '/api/tools/suggestions';
const LAST_DECIDED = 20;

const listOf = (client: ApiClient, query: string) => client<ToolSuggestion[]>(PATH + query);

async function queueOf(client: ApiClient): Promise<Queue> {
  const [waiting, approved, declined] = await Promise.all(
    ['waiting', 'approved', 'declined'].map((status) => listOf(client, `?status=${status}`)),
  );
  const decided = [...approved!, ...declined!].sort((one, other) =>
    (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''),
  );
  return { waiting: waiting!, decided: decided.slice(0, LAST_DECIDED) };
}

async function perform(client: ApiClient, act: SuggestionAct): Promise<ToolSuggestion | null> {
  if (act.act === 'suggest') return client<ToolSuggestion>(PATH, { method: 'POST', body: act.suggestion });
  if (act.act === 'decide')
    return client<ToolSuggestion>(`${PATH}/${encodeURIComponent(act.id)}`, {
      method: 'PATCH',
      headers: { 'if-match': `"${act.version}"` },
      body: act.decision,
    });
  return null;
}

/** The page's action: does what was asked for and answers with how things are then. */
export async function handleToolSuggestions(args: ActionFunctionArgs): Promise<SuggestionsAnswer> {
  const client = api(args);
  const asked = (await args.request.json()) as AskedAct;
  const answer: SuggestionsAnswer = {
    act: asked.act,
    own: null,
    queue: null,
    sent: null,
    decided: null,
    problem: null,
  };
  try {
    const suggestion = await perform(client, asked);
    if (asked.act === 'decide') answer.decided = suggestion;
    else answer.sent = suggestion;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answer.problem = { status: error.status, message: error.message, fields: error.fields };
  }
  try {
    [answer.own, answer.queue] = await Promise.all([
      listOf(client, '/mine'),
      asked.isModerator ? queueOf(client) : null,
    ]);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answer.problem ??= { status: error.status, message: error.message, fields: {} };
  }
  return answer;
}
