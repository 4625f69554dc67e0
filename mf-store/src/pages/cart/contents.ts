export { loadCart as loader } from '../../features/cart';
