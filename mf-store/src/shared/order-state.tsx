import type { OrderState as State } from '@verse/api-contract/commerce/orders.values';
import { Badge } from '@verse/ui';

export const STATE_LABELS: Record<State, string> = {
  pending: 'Waiting for payment',
  paid: 'Paid',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};
const TONES = {
  pending: 'warning',
  paid: 'success',
  delivered: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const;

export const OrderState = ({ state }: { state: State }) => <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>;
