export { OrderList } from './order-list';
export { OrderView } from './order-view';
export { loadOrder, loadOrders } from './orders.api';
