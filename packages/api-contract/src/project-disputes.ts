import type { z } from 'zod';
import type {
  disputeListSchema,
  disputeSchema,
  disputeThreadSchema,
  settlementFormSchema,
} from './project-disputes.schema';

export type DisputeList = z.infer<typeof disputeListSchema>;
export type DisputeRow = DisputeList['disputes'][number];
export type ProjectDispute = z.infer<typeof disputeSchema>;
export type DisputeThread = z.infer<typeof disputeThreadSchema>;
export type SettlementForm = z.infer<typeof settlementFormSchema>;
