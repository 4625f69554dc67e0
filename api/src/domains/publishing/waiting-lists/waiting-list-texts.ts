import type { WaitingListName } from '@verse/api-contract/publishing/waiting-lists.values';
import type { FixedPage } from '@verse/contract/addresses';
import texts from './waiting-lists.json';

interface WaitingListText {
  title: string;
  text: string;
  /** What people can use until the offer exists, and its page. */
  today: { text: string; page: FixedPage };
}

export const WAITING_LIST_TEXTS = texts as Record<WaitingListName, WaitingListText>;

export const isWaitingList = (name: string): boolean => Object.hasOwn(texts, name);
