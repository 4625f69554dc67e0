import type { AnswersResult, ApplicationRow } from '@verse/api-contract/api';
import { type Answer, ANSWER_FROM, ANSWERS } from '@verse/api-contract/work/job-applications.values';
import { STAGE_LABELS } from '../hiring-labels';

/** Answer button labels, in display order. */
export const ANSWER_ACTS: Record<Answer, string> = {
  shortlisted: 'Shortlist',
  offered: 'Make an offer',
  hired: 'Hire',
  declined: 'Decline',
};

export const ANSWER_TITLES: Record<Answer, string> = { ...ANSWER_ACTS, shortlisted: 'Put on the shortlist' };

/** The fields of an application that are needed to answer it. */
export type Answerable = Pick<ApplicationRow, 'id' | 'label' | 'person' | 'stage' | 'version'>;

export const nameOf = ({ person, label }: Pick<Answerable, 'person' | 'label'>): string => person?.name ?? label;

export const canAnswer = ({ stage }: Pick<Answerable, 'stage'>, to: Answer): boolean => ANSWER_FROM[to].includes(stage);

export const answersFor = (all: readonly Answerable[]): Answer[] =>
  ANSWERS.filter((to) => all.some((one) => canAnswer(one, to)));

/** Returns the text describing the result of one answer. */
export function resultText({ result, stage }: AnswersResult['results'][number]): string {
  if (result === 'answered') return `answered, now “${STAGE_LABELS[stage]}”`;
  if (result === 'changed') return `not answered: changed meanwhile, now “${STAGE_LABELS[stage]}”`;
  return stage === 'withdrawn'
    ? 'not answered: the application was withdrawn'
    : `not answered: “${STAGE_LABELS[stage]}”`;
}
