import type { z } from 'zod';
import type { entryFileSchema, entryPreviewSchema, entryUploadSchema, receiptSchema } from './contest-entries.schema';

export type EntryFileView = z.infer<typeof entryFileSchema>;
export type EntryUploadView = z.infer<typeof entryUploadSchema>;
export type EntryReceipt = z.infer<typeof receiptSchema>;
export type JudgedEntry = z.infer<typeof entryPreviewSchema>;
