import { useLocation, useSearchParams } from 'react-router-dom';
import { isNewMember } from '@verse/contract/new-member';

const STEPS = ['craft', 'pictures', 'people', 'page'] as const;
export type StartStep = (typeof STEPS)[number];

/** The query of each screen. */
export const STEP = Object.fromEntries(STEPS.map((step) => [step, `?step=${step}`])) as Record<StartStep, string>;

/** The screen that the URL names, or the first one directly after sign-up. */
export function useStartStep(): StartStep | undefined {
  const step = useSearchParams()[0].get('step');
  const { state } = useLocation();
  if (step === null) return isNewMember(state) ? 'craft' : undefined;
  return STEPS.find((one) => one === step);
}
