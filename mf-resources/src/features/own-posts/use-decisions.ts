import { useEffect, useState } from 'react';
import type { BlogSuggestion, SuggestionDecisions } from '@verse/api-contract/api';
import type { SuggestionDecision } from '@verse/api-contract/publishing/blog-suggestions.values';

type Decided = Record<string, SuggestionDecision>;

const NONE: Decided = {};

/** Shows decisions optimistically and sends them one request at a time. */
export function useDecisions(
  { changes }: BlogSuggestion,
  isBusy: boolean,
  onDecide: (decisions: SuggestionDecisions) => void,
) {
  const [waiting, setWaiting] = useState<Decided>(NONE);
  const [sent, setSent] = useState<Decided>(NONE);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    // Once a request has ended, the decisions sent with it are either stored or rejected.
    setSent(isBusy ? waiting : NONE);
    if (isBusy) setWaiting(NONE);
  }
  useEffect(() => {
    const ids = Object.keys(waiting);
    if (!isBusy && ids.length > 0) onDecide({ changes: ids.map((id) => ({ id, decision: waiting[id]! })) });
  }, [isBusy, waiting, onDecide]);
  return {
    changes: changes.map((change) => ({
      ...change,
      decision: waiting[change.id] ?? sent[change.id] ?? change.decision,
    })),
    decide: (decided: Decided) => setWaiting((before) => ({ ...before, ...decided })),
  };
}
