export { loadCart as loader } from '../../features/cart';

/** Whoever changes the cart is told so by the server's answer, and asks again. */
export const shouldRevalidate = () => false;
