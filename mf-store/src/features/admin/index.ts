export { AdminLink } from './admin-link';
export { AdminOrderList } from './admin-order-list';
export { AdminOrderView } from './admin-order-view';
export { AdminPage } from './admin-page';
export { AdminProductList } from './admin-product-list';
export { AdminProductView } from './admin-product-view';
export { NewProduct } from './new-product';
export { loadAdminOrder, loadAdminOrders, loadAdminProduct, loadAdminProducts } from './admin.api';
export type { ProductWithStock } from './admin.api';
