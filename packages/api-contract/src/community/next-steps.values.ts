export const NEXT_STEP_KINDS = ['projects', 'jobs', 'contests', 'organisations', 'messages'] as const;
export type NextStepKind = (typeof NEXT_STEP_KINDS)[number];

/** Maximum number of steps of each kind, and overall. */
export const NEXT_STEP_LIMITS = { each: 30, all: 100 } as const;
