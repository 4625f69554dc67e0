export { DeskLink } from './desk-link';
export { DeskNav } from './desk-nav';
export { DeskOrderList } from './desk-order-list';
export { DeskOrderView } from './desk-order-view';
export { DeskProductList } from './desk-product-list';
export { DeskProductView } from './desk-product-view';
export { NewProduct } from './new-product';
export {
  actOnDeskOrder,
  actOnDeskProduct,
  loadDeskOrder,
  loadDeskOrders,
  loadDeskProduct,
  loadDeskProducts,
} from './desk.api';
export type { ProductWithStock } from './desk.api';
