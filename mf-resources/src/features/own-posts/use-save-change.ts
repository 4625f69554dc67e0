import { useEffect, useRef, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import type { Sending } from '@verse/contract/send-form';
import { getDevicePictureIds, type PictureBytes } from '../../shared/autosave/device-picture';
import { type Change, settleWholeChange, toSentText } from './autosaved-change';
import { type Conflict, conflictIn, type PostAction, uploadChange } from './own-posts.api';
import type { useOwnPosts } from './use-own-posts';

/** A change to save, with the bytes of its new pictures. */
export interface PendingChange {
  /** The version that was edited. */
  version: number;
  change: Change;
  blobs: PictureBytes;
}

export type SaveState =
  | { step: 'idle' }
  | { step: 'sending'; id: string; share: number }
  | { step: 'failed'; pending: PendingChange; message: string }
  | { step: 'conflict'; pending: PendingChange; conflict: Conflict };

const IDLE: SaveState = { step: 'idle' };
const LOST = 'A new picture could not be restored from this device. Remove it or choose it again.';
const UNEXPECTED = 'It could not be saved. Please try again.';
const CANCELLED = 'The upload was cancelled. Nothing is lost: you can save again at any time.';

/**
 * Saves changes. A change to the text alone is sent as an action. A change that includes pictures is sent as a form,
 * with upload progress.
 */
export function useSaveChange({ act, showStored }: Pick<ReturnType<typeof useOwnPosts>, 'act' | 'showStored'>) {
  const { report } = useShell();
  const [state, setState] = useState<SaveState>(IDLE);
  const sending = useRef<Sending<ManagedBlog> | null>(null);
  useEffect(() => () => sending.current?.cancel(), []);

  function explain(pending: PendingChange, error: unknown) {
    if (error instanceof DOMException) return setState({ step: 'failed', pending, message: CANCELLED });
    if (!(error instanceof ApiError)) {
      report({ error, during: 'saving a post' });
      return setState({ step: 'failed', pending, message: UNEXPECTED });
    }
    const conflict = conflictIn({ status: error.status, details: { ...error.failure } });
    setState(
      conflict
        ? { step: 'conflict', pending, conflict }
        : { step: 'failed', pending, message: Object.values(error.fields)[0] ?? error.message },
    );
  }

  async function save(pending: PendingChange, version = pending.version) {
    const { change, blobs } = pending;
    const { id, text, pictures } = change;
    const words: PostAction = { action: 'change', id, version, change: toSentText(text) };
    if (state.step === 'sending') return;
    if (!pictures) {
      setState(IDLE);
      return act(words);
    }
    if (getDevicePictureIds(pictures).some((one) => !blobs[one]))
      return setState({ step: 'failed', pending, message: LOST });
    const onProgress = (share: number) => setState({ step: 'sending', id, share });
    onProgress(0);
    let stored: ManagedBlog;
    try {
      sending.current = uploadChange({ id, text, version, pictures, blobs, onProgress });
      stored = await sending.current.answer;
    } catch (error) {
      return explain(pending, error);
    }
    settleWholeChange(change);
    setState(IDLE);
    showStored(words, stored);
  }

  return {
    state,
    save: (pending: PendingChange, version?: number) => void save(pending, version),
    cancel: () => sending.current?.cancel(),
    dismiss: () => setState(IDLE),
  };
}
