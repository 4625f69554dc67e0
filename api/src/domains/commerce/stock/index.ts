export { createStock, type Stock } from './stock.repository';
