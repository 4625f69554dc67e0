export { createStock } from './stock.repository';
export type { Count, MoveResult, Stock, StockMove } from './stock.repository';
