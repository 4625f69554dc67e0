import type { z } from 'zod';
import type {
  briefFormSchema,
  briefSchema,
  nextStepSchema,
  partySchema,
  PROJECT_LISTS,
  projectListSchema,
  projectMessageSchema,
  projectSchema,
  projectSummarySchema,
  projectThreadSchema,
  sellerFormSchema,
} from './projects.schema';

export {
  BRIEF_TEXTS,
  PROJECT_LIMITS,
  PROJECT_STATES,
  type ProjectState,
  SELLER_KINDS,
  type SellerKind,
  type Side,
  SIDES,
} from './projects.values';

export type BriefForm = z.infer<typeof briefFormSchema>;
export type Brief = z.infer<typeof briefSchema>;
export type SellerForm = z.infer<typeof sellerFormSchema>;
export type Party = z.infer<typeof partySchema>;
export type NextStep = z.infer<typeof nextStepSchema>;
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
export type Project = z.infer<typeof projectSchema>;
export type ProjectList = z.infer<typeof projectListSchema>;
export type ProjectListName = (typeof PROJECT_LISTS)[number];
export type ProjectMessage = z.infer<typeof projectMessageSchema>;
export type ProjectThread = z.infer<typeof projectThreadSchema>;
