import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { ToolDecision, ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/tools';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

export type SuggestionAct =
  | { act: 'suggest'; suggestion: ToolSuggestionRequest }
  | { act: 'decide'; id: string; version: number; decision: ToolDecision };

export interface Queue {
  waiting: ToolSuggestion[];
  /** Last decided first. */
  decided: ToolSuggestion[];
}

export interface SuggestionList {
  /** null when it could not be had. */
  own: ToolSuggestion[] | null;
  /** For those who decide. */
  queue: Queue | null;
  /** Why it could not be had, in words. */
  problem: string | null;
}

export interface SuggestionOutcome {
  act: SuggestionAct['act'];
  /** What the server took just now. */
  sent: ToolSuggestion | null;
  /** What was decided about just now. */
  decided: ToolSuggestion | null;
  ok: boolean;
  /** What is wrong, by field. */
  fields: Record<string, string>;
  /** Why it was not done, in words. */
  problem: { status: number; message: string } | null;
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

/** One's own suggestions, and the queue when the query asks for it. */
export async function loadSuggestions(args: LoaderFunctionArgs): Promise<SuggestionList> {
  const client = api(args);
  const wantsQueue = new URL(args.request.url).searchParams.has('queue');
  try {
    const [own, queue] = await Promise.all([listOf(client, '/mine'), wantsQueue ? queueOf(client) : null]);
    return { own, queue, problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { own: null, queue: null, problem: error.message };
  }
}

const perform = (client: ApiClient, act: SuggestionAct) =>
  act.act === 'suggest'
    ? client<ToolSuggestion>(PATH, { method: 'POST', body: act.suggestion })
    : client<ToolSuggestion>(`${PATH}/${encodeURIComponent(act.id)}`, {
        method: 'PATCH',
        headers: { 'if-match': `"${act.version}"` },
        body: act.decision,
      });

/** The page's action. */
export async function handleSuggestionAct(args: ActionFunctionArgs): Promise<SuggestionOutcome> {
  const asked = (await args.request.json()) as SuggestionAct;
  const nothing: SuggestionOutcome = {
    act: asked.act,
    sent: null,
    decided: null,
    ok: true,
    fields: {},
    problem: null,
  };
  try {
    const suggestion = await perform(api(args), asked);
    return { ...nothing, [asked.act === 'decide' ? 'decided' : 'sent']: suggestion };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, fields } = error;
    return { ...nothing, ok: false, fields, problem: { status, message } };
  }
}
