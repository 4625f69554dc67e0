export type { NextSteps, WaitingStep } from './next-steps.schema';
export { NEXT_STEP_KINDS, NEXT_STEP_LIMITS, type NextStepKind } from './next-steps.values';
