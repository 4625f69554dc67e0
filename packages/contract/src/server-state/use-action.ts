import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { ApiClient } from '../api-client';
import { formMessage, type Result } from './result';
import { useSend } from './use-send';

interface ActionOptions<T> {
  /** The text of the success toast. */
  success?: string;
  /** Called with the response, if the component is still there. */
  onDone?: (value: T) => void;
  /** Whether the page's loaders run again; always by default. */
  shouldRevalidate?: (result: Result<T>) => boolean;
  /** The component shows `failure` itself, so there is no toast. */
  showsFailure?: boolean;
}

/**
 * Sends one change at a time; while it runs, and until the page's data is loaded again, others are ignored. A failure
 * without fields becomes a toast.
 *
 * @example
 * const { run, isBusy, failure } = useAction(bookPayment, { success: 'Payment booked.' });
 * <Button isBusy={isBusy} onClick={() => run({ number, amount })}>Confirm payment</Button>
 */
export function useAction<Input, T>(
  call: (api: ApiClient, input: Input) => Promise<T>,
  { success, onDone, shouldRevalidate = () => true, showsFailure = false }: ActionOptions<T> = {},
) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const [result, setResult] = useState<Result<T>>();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const isMounted = useMounted();

  function show(next: Result<T>) {
    setResult(next);
    if (next.ok) {
      if (success) notify({ tone: 'success', text: success });
      onDone?.(next.value);
    }
    const text = formMessage(next);
    if (text && !showsFailure) notify({ tone: 'error', text });
  }

  async function run(input: Input) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const next = await send((api) => call(api, input));
    // Before `onDone`, whose navigation then replaces it.
    const loaded = shouldRevalidate(next) ? revalidate() : undefined;
    if (isMounted.current) show(next);
    await loaded;
    isRunning.current = false;
    setIsBusy(false);
  }

  return {
    run: (input: Input) => void run(input),
    /** Of the last call, until `dismiss`. */
    result,
    failure: result?.ok === false ? result : undefined,
    isBusy,
    dismiss: () => setResult(undefined),
  };
}

function useMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
