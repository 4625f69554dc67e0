import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import type { SuggestionAct, SuggestionsAnswer } from './tool-suggestions.api';

const MODERATORS = new Set(['editor', 'moderator', 'admin']);

/** How one's suggestions stand, and what can be done. Nothing is asked for before somebody is signed in. */
export function useToolSuggestions() {
  const { status, user } = useSession();
  const isModerator = MODERATORS.has(user?.role ?? '');
  const { submit, data, state } = useFetcher<SuggestionsAnswer>();
  const act = useCallback(
    (what: SuggestionAct) => void submit({ ...what, isModerator } as never, { method: 'post', encType: 'application/json' }),
    [submit, isModerator],
  );
  useEffect(() => {
    if (status === 'member') act({ act: 'list' });
  }, [act, status]);
  return { answer: data, isBusy: state !== 'idle', isMember: status === 'member', isModerator, act };
}

export type ToolSuggestions = ReturnType<typeof useToolSuggestions>;
