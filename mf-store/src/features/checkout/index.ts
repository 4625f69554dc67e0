export { CheckoutForm } from './checkout-form';
export { loadCheckout, placeOrder } from './checkout.api';
