import { useState } from 'react';
import type { PostingStateChange } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { type JobEntry, setPostingState, toEntry } from '../hiring.api';

interface PostingStateOptions {
  handle: string;
  entry: JobEntry;
  onChange: (entry: JobEntry) => void;
  /** Opens the dialog that asks for an answer date. */
  onConfirm: () => void;
}

/** Closes or archives a job, with Undo. */
export function usePostingState({ handle, entry, onChange, onConfirm }: PostingStateOptions) {
  const send = useSend();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function change(before: JobEntry, to: PostingStateChange): Promise<JobEntry | undefined> {
    setBusy(true);
    const result = await send((api) => setPostingState(api, handle, before.job, to));
    setBusy(false);
    setRefusal(result.ok ? undefined : result.message);
    const changed = result.ok ? toEntry(result.value) : undefined;
    if (changed) onChange(changed);
    return changed;
  }

  /** If the answer date has passed in the meantime, reopening requires a new one. */
  async function reopen(closed: JobEntry) {
    const answerBy = closed.job.answerBy?.slice(0, 10);
    if (!answerBy || !(await change(closed, { state: 'open', answerBy }))) onConfirm();
  }

  async function close() {
    const closed = await change(entry, { state: 'closed' });
    if (!closed) return;
    const undo = () => void reopen(closed);
    notify({
      tone: 'success',
      text: 'The job is closed. Applicants are still waiting for an answer.',
      action: { label: 'Undo', run: undo },
    });
  }

  async function archive() {
    const archived = await change(entry, { state: 'archived' });
    if (!archived) return;
    const undo = () => void change(archived, { state: 'closed' });
    notify({ tone: 'success', text: 'The job is archived.', action: { label: 'Undo', run: undo } });
  }

  return { isBusy, refusal, close: () => void close(), archive: () => void archive() };
}
