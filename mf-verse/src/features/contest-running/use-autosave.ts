import { useEffect, useRef } from 'react';
import type { Result } from '@verse/contract/server-state';

/** Pause after the last change, and interval between retries, in milliseconds. */
const REST_MS = 1500;
const RETRY_MS = 5000;

interface AutosaveOptions<Form> {
  /** Whether there are unsaved changes that may be saved automatically. */
  isOn: boolean;
  form: Form;
  /** The form as it was last sent, with the response. */
  last: { typed: Form; result: Result<unknown> } | undefined;
  save: () => Promise<unknown>;
}

const isTemporary = ({ status }: { status: number }) => status === 0 || status === 429 || status >= 500;

/**
 * Saves a draft after a pause, and immediately when the member leaves the page. Retries while the server cannot be
 * reached. A draft that the server rejects is sent again only once it has changed.
 */
export function useAutosave<Form>({ isOn, form, last, save }: AutosaveOptions<Form>): void {
  const failure = last?.result.ok === false ? last.result : undefined;
  const isRejected = failure !== undefined && !isTemporary(failure) && last?.typed === form;
  const isWaiting = isOn && !isRejected;
  const pause = failure ? RETRY_MS : REST_MS;
  const latest = useRef({ save, isWaiting });
  useEffect(() => {
    latest.current = { save, isWaiting };
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void latest.current.save(), pause);
    return () => clearTimeout(timer);
  }, [form, last, isWaiting, pause]);

  useEffect(() => {
    const saveNow = () => {
      if (latest.current.isWaiting) void latest.current.save();
    };
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, []);
}
