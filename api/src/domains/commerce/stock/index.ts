export { type Count, createStock, type Stock } from './stock.repository';
