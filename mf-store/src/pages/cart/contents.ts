export { loadCart as loader } from '../../features/cart';

/** Revalidation is not needed, because the response to an edit announces the change, which reloads the cart. */
export const shouldRevalidate = () => false;
