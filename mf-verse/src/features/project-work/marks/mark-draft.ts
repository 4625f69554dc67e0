import { useEffect, useMemo, useState } from 'react';
import type { DecisionForm } from '@verse/api-contract/api';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import { createDeviceDraft } from '@verse/contract/autosave';
import { useSession } from '@verse/contract/react';

export type DraftMark = NonNullable<DecisionForm['marks']>[number];

export interface MarkDraft {
  marks: readonly DraftMark[];
  change: (marks: DraftMark[]) => void;
}

const isValid = (draft: DraftMark[]) => Array.isArray(draft);

/**
 * Keeps marks on this device until they are sent with the request for changes, or the delivery can no longer be
 * answered. Returns null if the member cannot ask for changes.
 */
export function useMarkDraft({ id, deliveries, may }: Milestone): MarkDraft | null {
  const { user } = useSession();
  const name = `marks ${user?.id} ${id} ${deliveries.length}`;
  const canMark = may.askChanges && (deliveries.at(-1)?.files ?? []).some(({ isPicture }) => isPicture);
  const kept = useMemo(() => createDeviceDraft(name, isValid), [name]);
  const start = useMemo(() => kept.read() ?? [], [kept]);
  const [changed, setChanged] = useState<{ name: string; marks: readonly DraftMark[] }>();

  useEffect(() => {
    if (!canMark) kept.write(null);
  }, [kept, canMark]);

  if (!canMark) return null;
  return {
    marks: changed?.name === name ? changed.marks : start,
    change(marks) {
      setChanged({ name, marks });
      kept.write(marks.length > 0 ? marks : null);
    },
  };
}

/** Returns what is wrong with the marks, or undefined if they can be sent. */
export function findMarkFault(marks: readonly DraftMark[]): string | undefined {
  const empty = marks.findIndex(({ text }) => text.trim() === '');
  return empty === -1 ? undefined : `Write what to change at mark ${empty + 1}, or remove it.`;
}
