export { createStock } from './stock.repository';
export type { Count, Moved, Stock, StockMove } from './stock.repository';
