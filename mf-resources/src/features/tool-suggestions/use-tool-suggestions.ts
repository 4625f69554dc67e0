import { useCallback, useEffect } from 'react';
import { can } from '@verse/api-contract/rights';
import { useSession } from '@verse/contract/react';
import { useActionQueue } from '../../shared/use-action-queue';
import type { AskedAct, SuggestionAct, SuggestionsAnswer } from './tool-suggestions.api';

/** How one's suggestions stand, and what can be done. Nothing is asked for before somebody is signed in. */
export function useToolSuggestions() {
  const { status, user } = useSession();
  const isModerator = can(user?.role, 'tools.moderate');
  const { act: send, answer, outcome, isBusy } = useActionQueue<AskedAct, SuggestionsAnswer>();
  const act = useCallback((what: SuggestionAct) => send({ ...what, isModerator }), [send, isModerator]);
  useEffect(() => {
    if (status === 'member') act({ act: 'list' });
  }, [act, status]);
  return { answer, outcome, isBusy, isMember: status === 'member', isModerator, act };
}

export type ToolSuggestions = ReturnType<typeof useToolSuggestions>;
