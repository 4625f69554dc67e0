export { loadCart as loader } from '../../features/cart';

/** The response to an edit announces the change, and the cart is reloaded then. */
export const shouldRevalidate = () => false;
