export { loadCart as loader } from '../../features/cart';

/** Revalidation is not needed: the response to an edit announces the change, and the announcement reloads the cart. */
export const shouldRevalidate = () => false;
