import type { z } from 'zod';
import type {
  entryDraftFormSchema,
  entryFileSchema,
  entryOverviewSchema,
  entryPersonSchema,
  entryPreviewSchema,
  entryUploadSchema,
  ownEntrySchema,
  receiptSchema,
} from './contest-entries.schema';

export { ENTRY_LIMITS, ENTRY_MESSAGES, ENTRY_TEXTS, unshownReason } from './contest-entries.values';

export type EntryDraftForm = z.infer<typeof entryDraftFormSchema>;
export type EntryFileView = z.infer<typeof entryFileSchema>;
export type EntryUploadView = z.infer<typeof entryUploadSchema>;
export type EntryReceipt = z.infer<typeof receiptSchema>;
export type EntryPerson = z.infer<typeof entryPersonSchema>;
export type JudgedEntry = z.infer<typeof entryPreviewSchema>;
export type OwnEntry = z.infer<typeof ownEntrySchema>;
export type EntryOverview = z.infer<typeof entryOverviewSchema>;
