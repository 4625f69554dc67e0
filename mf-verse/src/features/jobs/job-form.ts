import type { Job } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import { readAmount } from '@verse/api-contract/typed-number';
import { JOB_MESSAGES, JOB_TEXTS } from '@verse/api-contract/work/job-form.values';
import type { JobForm } from '@verse/api-contract/work/jobs.schema';
import { JOB_LIMITS, JOB_TYPES } from '@verse/api-contract/work/jobs.values';

/** The job form values as text. */
export interface JobTexts {
  title: string;
  company: string;
  description: string;
  type: string;
  'pay.min': string;
  'pay.max': string;
  'pay.currency': string;
  isRemote: boolean;
  tags: string;
  benefits: string;
}

export const toJobTexts = (job?: Job): JobTexts => ({
  title: job?.title ?? '',
  company: job?.company ?? '',
  description: job?.description ?? '',
  type: job?.type ?? JOB_TYPES[0],
  'pay.min': job ? String(job.pay.min) : '',
  'pay.max': job ? String(job.pay.max) : '',
  'pay.currency': job?.pay.currency ?? 'USD',
  isRemote: job?.isRemote ?? true,
  tags: job?.tags.join(', ') ?? '',
  benefits: job?.benefits.join('\n') ?? '',
});

const listed = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
const amountIn = (text: string) => (readAmount(text).minor ?? Number.NaN) / 100;

/** Converts the form values. The API checks everything else and names the invalid field. */
export const toJobForm = (texts: JobTexts): JobForm => ({
  title: texts.title,
  company: texts.company,
  description: texts.description,
  tags: listed(texts.tags, /,/),
  pay: {
    min: amountIn(texts['pay.min']),
    max: amountIn(texts['pay.max']),
    currency: texts['pay.currency'] as JobForm['pay']['currency'],
    unit: 'hour',
  },
  benefits: listed(texts.benefits, /\n/),
  isRemote: texts.isRemote,
  type: texts.type as JobForm['type'],
});

/** Returns errors that can be found client-side, including invalid amounts and a minimum that exceeds the maximum. */
export function checkJob(texts: JobTexts): Record<string, string | undefined> {
  const { title, company, description } = texts;
  const faults: Record<string, string | undefined> = { ...findTextErrors(JOB_TEXTS, { title, company, description }) };
  for (const name of ['pay.min', 'pay.max'] as const) faults[name] = checkPay(texts[name]);
  if (amountIn(texts['pay.max']) < amountIn(texts['pay.min'])) faults['pay.max'] = JOB_MESSAGES.payOrder;
  return faults;
}

function checkPay(text: string): string | undefined {
  if (text.trim() === '') return JOB_MESSAGES.pay;
  const { minor, fault } = readAmount(text);
  return fault ?? (minor > 0 && minor <= JOB_LIMITS.pay * 100 ? undefined : JOB_MESSAGES.payLimit);
}

/** Maps an error in a single tag or benefit to the control for all of them. */
export const inControls = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [name.replace(/^(tags|benefits)\..*/, '$1'), fault]),
  );
