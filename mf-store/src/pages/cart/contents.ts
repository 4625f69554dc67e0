export { loadCart as loader } from '../../features/cart';

/** A change of the cart is announced by the response, and the cart is loaded again then. */
export const shouldRevalidate = () => false;
