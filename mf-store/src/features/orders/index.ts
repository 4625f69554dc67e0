export { OrderList } from './order-list';
export { OrderView } from './order-view';
export { actOnOrder, loadOrder, loadOrders } from './orders.api';
