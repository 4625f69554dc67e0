import type { Checkout } from '@verse/api-contract/api';
import { CheckoutForm } from '../../features/checkout';
import { PersonalPage } from '../../shared/personal-page';

export { loadCheckout as loader } from '../../features/checkout';

export function Component() {
  return (
    <PersonalPage<Checkout> title="Checkout" pageName="checkout">
      {(checkout) => <CheckoutForm checkout={checkout} />}
    </PersonalPage>
  );
}
