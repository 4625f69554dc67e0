export { CartPage } from './cart-page';
export { editCart, loadCart } from './cart.api';
export { ProductActions } from './product-actions';
export { useCart } from './use-cart';
