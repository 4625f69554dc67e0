import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { ApiClient } from '../api-client';
import { canReload, formMessage, type Result } from './result';
import { useSend } from './use-send';

interface ActionOptions<T> {
  /** Success toast text. */
  success?: string | undefined;
  /** Called with the response even if the component is gone, such as a dialog that was closed while sending. */
  onSent?: ((value: T) => void) | undefined;
  /** Called with the response, if the component is still mounted. */
  onDone?: ((value: T) => void) | undefined;
  /** Whether to rerun the page's loaders. By default, they rerun unless the server could not be reached. */
  shouldRevalidate?: (result: Result<T>) => boolean;
  /** Whether the component displays `failure` itself, instead of a toast. */
  showsFailure?: boolean;
}

/**
 * Sends one change at a time. While a change is pending, and until the page's data has been reloaded, further changes
 * are ignored. A failure without field errors is shown as a toast.
 *
 * @example
 * const { run, isBusy, failure } = useAction(bookPayment, { success: 'Payment booked.' });
 * <Button isBusy={isBusy} onClick={() => run({ number, amount })}>Confirm payment</Button>
 */
export function useAction<Input, T>(
  call: (api: ApiClient, input: Input) => Promise<T>,
  { success, onSent, onDone, shouldRevalidate = () => true, showsFailure = false }: ActionOptions<T> = {},
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
    // Starts before `onSent` and `onDone` are called, so that their navigation can replace the revalidation.
    const loaded = canReload(next) && shouldRevalidate(next) ? revalidate() : undefined;
    if (next.ok) onSent?.(next.value);
    if (isMounted.current) show(next);
    await loaded;
    isRunning.current = false;
    setIsBusy(false);
  }

  return {
    run: (input: Input) => void run(input),
    /** Result of the last call, until `dismiss` clears it. */
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
