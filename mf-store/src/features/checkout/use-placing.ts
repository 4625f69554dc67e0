import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router-dom';
import type { Order, PlaceOrder } from '@verse/api-contract/orders';
import { newKey } from '@verse/contract/new-key';
import { useShell } from '@verse/contract/react';
import type { Outcome } from '../../shared/outcome';
import { forgetOrderKey, orderKey } from './order-key';

/** Places the order once, and goes to it. */
export function usePlacing() {
  const { href } = useShell();
  const navigate = useNavigate();
  const { data, state, submit } = useFetcher<Outcome<Order>>();
  const [spare] = useState(newKey);

  const settle = useEffectEvent((outcome: Outcome<Order>) => {
    // Under a key that stands for another order by now nothing else can be ordered.
    if (outcome.ok || outcome.code === 'key-reused') forgetOrderKey();
    if (outcome.ok) void navigate(href('order', { number: outcome.value.number })!, { replace: true });
  });
  useEffect(() => {
    if (data) settle(data);
  }, [data]);

  return {
    refusal: data?.ok === false ? data : undefined,
    isBusy: state !== 'idle' || data?.ok === true,
    place: (order: PlaceOrder) =>
      void submit({ key: orderKey(spare), order } as never, { method: 'post', encType: 'application/json' }),
  };
}
