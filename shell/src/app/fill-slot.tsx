import { Component, type ReactNode, Suspense } from 'react';
import type { RemoteModule, ShellApi } from '@verse/contract';
import { CartLink } from '../layout';
import type { createSlot } from './slots';

interface FillOptions {
  slot: ReturnType<typeof createSlot>;
  load: () => Promise<RemoteModule>;
  report: ShellApi['report'];
}

/** Loads the cart widget into the header. If this fails, the slot stays empty and the failure is reported once. */
export async function fillSlot({ slot, load, report }: FillOptions): Promise<void> {
  function fail(error: unknown) {
    slot.set(null);
    report({ error, during: 'filling the header’s place for the cart' });
  }
  try {
    const Widget = (await load()).slots?.['header-cart'];
    if (Widget)
      slot.set(
        <SlotBoundary onError={fail}>
          <Suspense fallback={<CartLink />}>
            <Widget />
          </Suspense>
        </SlotBoundary>,
      );
  } catch (error) {
    fail(error);
  }
}

class SlotBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
