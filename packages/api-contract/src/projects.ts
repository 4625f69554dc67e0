export type {
  Brief,
  BriefForm,
  NextStep,
  Party,
  Project,
  ProjectList,
  ProjectListName,
  ProjectMessage,
  ProjectSummary,
  ProjectThread,
  SellerForm,
} from './projects.schema';
export type { ProjectState, SellerKind, Side } from './projects.values';
export { BRIEF_TEXTS, PROJECT_LIMITS, PROJECT_STATES, SELLER_KINDS, SIDES } from './projects.values';
