export { CartPage } from './cart-page';
export { loadCart } from './load-cart.api';
export { ProductActions } from './product-actions';
export { useCart } from './use-cart';
