export { CheckoutForm } from './checkout-form';
export { loadCheckout } from './checkout.api';
