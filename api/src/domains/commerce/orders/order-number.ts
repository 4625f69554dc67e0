import { randomInt } from 'node:crypto';
import { ORDER_LETTERS, orderNumberOf } from '@verse/api-contract/commerce/orders.values';

const NUMBER_LETTERS = 8;

export const newNumber = (): string =>
  orderNumberOf(Array.from({ length: NUMBER_LETTERS }, () => ORDER_LETTERS[randomInt(ORDER_LETTERS.length)]!).join(''));
