import { can } from '@verse/api-contract/rights';
import { useSession, useShell } from '@verse/contract/react';
import { useAct } from '../../shared/use-act';
import { useList } from '../../shared/use-list';
import type { SuggestionAct, SuggestionList, SuggestionOutcome } from './tool-suggestions.api';

/** How one's suggestions stand, and what can be done. Nothing is asked for before somebody is signed in. */
export function useToolSuggestions() {
  const { status, user } = useSession();
  const isMember = status === 'member';
  const isModerator = can(user?.role, 'tools.moderate');
  const page = useShell().href('tool-suggestions') ?? '';
  const { list, isLoading, reload } = useList<SuggestionList>(
    isMember ? `${page}/list${isModerator ? '?queue' : ''}` : null,
  );
  const { act, outcome, isActing } = useAct<SuggestionAct, SuggestionOutcome>();
  return { list, outcome, isBusy: isActing || isLoading, isMember, isModerator, act, reload };
}

export type ToolSuggestions = ReturnType<typeof useToolSuggestions>;
