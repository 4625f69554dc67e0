import type { Order } from '@verse/api-contract/api';
import { OrderView } from '../../features/orders';
import { PersonalPage } from '../../shared/personal-page';

export { loadOrder as loader } from '../../features/orders';

const MISSING = {
  title: 'We can’t find this order.',
  text: 'Sign in to the account that placed it, or open the link in our email.',
};

export function Component() {
  return (
    <PersonalPage<Order> title="Your order" missing={MISSING}>
      {(order) => <OrderView order={order} />}
    </PersonalPage>
  );
}
