export {
  PLAIN_WAITING_FIELDS,
  UNCONFIRMED_HOURS,
  WAITING_LIST_LIMITS,
  WAITING_LISTS,
  type WaitingListName,
  WRITTEN_DAYS,
} from './waiting-lists.values';

export type {
  OwnWaitingLists,
  WaitingAnswer,
  WaitingDesk,
  WaitingList,
  WaitingLists,
  WaitingOpening,
  WaitingReceipt,
  WaitingRequest,
  WaitingToken,
} from './waiting-lists.schema';
