import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { type LoadedPage, useLoad } from '@verse/contract/server-state';
import type { ThreadMessage } from './thread.api';

interface ThreadState {
  /** Oldest first. */
  entries: ThreadMessage[];
  /** Cursor for earlier messages; undefined until the first messages are loaded. */
  next: string | null | undefined;
  newest: LoadedPage<ThreadMessage> | undefined;
  earlier: LoadedPage<ThreadMessage> | undefined;
}

const order = (one: ThreadMessage, other: ThreadMessage) =>
  one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1;

function merge(known: readonly ThreadMessage[], more: readonly ThreadMessage[]): ThreadMessage[] {
  const all = new Map([...known, ...more].map((entry) => [entry.id, entry]));
  return [...all.values()].toSorted(order);
}

function withNewest(state: ThreadState, newest: LoadedPage<ThreadMessage>): ThreadState {
  if (newest.failure) return { ...state, newest };
  const isJoined =
    state.next !== undefined &&
    (newest.next === null || newest.entries.some(({ id }) => state.entries.some((entry) => entry.id === id)));
  return isJoined
    ? { ...state, newest, entries: merge(state.entries, newest.entries) }
    : { ...state, newest, entries: merge([], newest.entries), next: newest.next };
}

/**
 * Returns a thread's messages. The newest ones are reloaded whenever `freshness` changes; messages already loaded or
 * sent are kept.
 */
export function useThread(at: string, freshness: string) {
  const { data, isLoading, reload } = useLoad<LoadedPage<ThreadMessage>>(at, freshness);
  const earlier = useFetcher<LoadedPage<ThreadMessage>>();
  const [state, setState] = useState<ThreadState>({
    entries: [],
    next: undefined,
    newest: undefined,
    earlier: undefined,
  });
  if (data && data !== state.newest) setState(withNewest(state, data));
  else if (earlier.data && earlier.data !== state.earlier && earlier.data.after === state.next) {
    const { failure, entries, next } = earlier.data;
    setState(
      failure
        ? { ...state, earlier: earlier.data }
        : { ...state, earlier: earlier.data, entries: merge(state.entries, entries), next },
    );
  }
  return {
    entries: state.entries,
    /** Why the thread could not be loaded. */
    failure: state.next === undefined ? data?.failure : undefined,
    isWaiting: data === undefined,
    isLoading,
    reload,
    hasEarlier: typeof state.next === 'string',
    isLoadingEarlier: earlier.state !== 'idle',
    earlierFailure: earlier.state === 'idle' ? earlier.data?.failure : undefined,
    loadEarlier: () => {
      if (typeof state.next === 'string') void earlier.load(`${at}?${new URLSearchParams({ after: state.next })}`);
    },
    add: (entry: ThreadMessage) => setState((before) => ({ ...before, entries: merge(before.entries, [entry]) })),
  };
}
