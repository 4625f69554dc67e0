import type { ToolSuggestionRequest } from '@verse/api-contract/api';
import { can } from '@verse/api-contract/rights';
import { useSession, useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { type Decision, sendDecision, sendSuggestion, type SuggestionList } from './tool-suggestions.api';

/** Provides the suggestions the member may see, and the actions on them. Loads nothing before sign-in. */
export function useToolSuggestions() {
  const { status, user } = useSession();
  const isMember = status === 'member';
  const isModerator = can(user?.role, 'tools.moderate');
  const page = useShell().href('tool-suggestions') ?? '';
  const { data, isLoading, reload } = useLoad<Result<SuggestionList>>(
    isMember ? `${page}/list${isModerator ? '?queue' : ''}` : null,
  );
  const suggestion = useAction(sendSuggestion, { showsFailure: true });
  const decision = useAction(sendDecision, { showsFailure: true });
  return {
    list: data,
    /** Results of the last suggestion and the last decision sent. */
    sent: suggestion.result,
    decided: decision.result,
    /** Not busy while the list loads, because the form does not need the list and a busy button would ignore clicks. */
    isSending: suggestion.isBusy,
    isBusy: suggestion.isBusy || decision.isBusy || isLoading,
    isMember,
    isModerator,
    suggest(input: ToolSuggestionRequest) {
      decision.dismiss();
      suggestion.run(input);
    },
    decide(input: Decision) {
      suggestion.dismiss();
      decision.run(input);
    },
    reload,
  };
}

export type ToolSuggestions = ReturnType<typeof useToolSuggestions>;
