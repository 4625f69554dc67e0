import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlaceOrder } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { createId, useAction } from '@verse/contract/server-state';
import { placeOrder } from './checkout.api';
import { orderKey } from './order-key';

/**
 * Returns a function that places the order, at most once, and opens the order's page.
 *
 * @param onPlaced called before the order's page opens
 */
export function usePlaceOrder(onPlaced: () => void) {
  const { href } = useShell();
  const navigate = useNavigate();
  const [fallbackKey] = useState(createId);
  const { run, isBusy, failure, result } = useAction(placeOrder, {
    onDone({ number }) {
      onPlaced();
      void navigate(href('order', { number })!, { replace: true });
    },
    showsFailure: true,
  });
  return {
    failure,
    isBusy: isBusy || result?.ok === true,
    place: (order: PlaceOrder) => run({ key: orderKey(fallbackKey), order }),
  };
}
