export {
  COUNTED_DAYS,
  COUNTERS,
  FAILURES,
  type Failure,
  SECTION_ACTS,
  VIEWS,
  VITALS,
  VITAL_NAMES,
  type Vital,
  WHY_LENGTH,
  counterOf,
} from './sections.values';
export type { SectionAct, SectionActPermit, SectionCounts } from './sections.schema';
