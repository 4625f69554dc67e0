import type { ManagedJob, PostingDraft } from '@verse/api-contract/api';
import { findTextErrors, TEXT_MESSAGES, type TextRule } from '@verse/api-contract/text';
import { NUMBER_MESSAGES, readAmount, readWhole } from '@verse/api-contract/typed-number';
import { JOB_MESSAGES, JOB_TEXTS } from '@verse/api-contract/work/job-form.values';
import type { JobPosting } from '@verse/api-contract/work/job-postings.schema';
import { POSTING_LIMITS, POSTING_MESSAGES, POSTING_TEXTS } from '@verse/api-contract/work/job-postings.values';
import { JOB_LIMITS } from '@verse/api-contract/work/jobs.values';
import { answerDays } from '../hiring-labels';

export const createPostingDraft = (now: number): PostingDraft => ({
  title: '',
  description: '',
  tags: [],
  pay: { min: '', max: '', currency: 'USD', unit: 'hour' },
  benefits: [],
  isRemote: true,
  place: '',
  zones: null,
  type: 'Contract',
  positions: '1',
  answerBy: answerDays(now).usual,
  attributes: [],
  isBlind: false,
});

/** Converts a published job to form values. */
export const toPostingDraft = ({ job }: ManagedJob): PostingDraft => ({
  title: job.title,
  description: job.description,
  tags: job.tags,
  benefits: job.benefits,
  pay: { ...job.pay, min: String(job.pay.min), max: String(job.pay.max) },
  isRemote: job.isRemote,
  place: job.place ?? '',
  zones: job.zones,
  type: job.type,
  positions: String(job.positions),
  answerBy: job.answerBy?.slice(0, 10) ?? '',
  attributes: job.attributes,
  isBlind: job.isBlind,
});

export const isSameDraft = (one: PostingDraft, other: PostingDraft): boolean =>
  (Object.keys(one) as (keyof PostingDraft)[]).every(
    (field) => JSON.stringify(sorted(one[field])) === JSON.stringify(sorted(other[field])),
  );

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value).toSorted() : value;

const amountIn = (typed: string) => (readAmount(typed).minor ?? Number.NaN) / 100;

/** Converts a valid draft to the job to be published. */
export const toPosting = ({ pay, place, positions, ...draft }: PostingDraft): JobPosting => ({
  ...draft,
  pay: { ...pay, min: amountIn(pay.min), max: amountIn(pay.max) },
  place: place.trim() || null,
  positions: readWhole(positions) ?? Number.NaN,
});

/** Returns errors keyed by control name; the API checks everything else. */
export function checkPosting(draft: PostingDraft): Record<string, string | undefined> {
  const { title, description, pay, positions } = draft;
  const { title: titleRule, description: descriptionRule } = JOB_TEXTS;
  const count = readWhole(positions);
  return {
    ...findTextErrors({ title: titleRule, description: descriptionRule }, { title, description }),
    tags: checkList(draft.tags, { label: 'A skill', max: JOB_LIMITS.tag }, JOB_LIMITS.tags),
    benefits: checkList(draft.benefits, { label: 'A benefit', max: JOB_LIMITS.benefit }, JOB_LIMITS.benefits),
    attributes: checkList(draft.attributes, POSTING_TEXTS.attribute, POSTING_LIMITS.attributes),
    place: draft.isRemote || draft.place.trim() ? undefined : POSTING_MESSAGES.place,
    'zones.to': draft.zones && draft.zones.from > draft.zones.to ? POSTING_MESSAGES.zones : undefined,
    'pay.min': checkAmount(pay.min, pay.unit),
    'pay.max':
      checkAmount(pay.max, pay.unit) ?? (amountIn(pay.max) < amountIn(pay.min) ? JOB_MESSAGES.payOrder : undefined),
    positions:
      count !== undefined && count >= 1 && count <= POSTING_LIMITS.positions ? undefined : POSTING_MESSAGES.positions,
    answerBy: draft.answerBy ? undefined : POSTING_MESSAGES.answerBy,
  };
}

function checkAmount(typed: string, unit: PostingDraft['pay']['unit']): string | undefined {
  if (typed.trim() === '') return 'Pay is required.';
  const { minor, fault } = readAmount(typed);
  if (fault !== undefined) return fault;
  if (minor === 0) return NUMBER_MESSAGES.amount;
  const most = unit === 'hour' ? JOB_LIMITS.pay : JOB_LIMITS.payOfOthers;
  return minor <= most * 100 ? undefined : JOB_MESSAGES.payLimit;
}

function checkList(list: readonly string[], { label, max }: TextRule, most: number): string | undefined {
  if (list.some((text) => text.length > max)) return TEXT_MESSAGES.tooLong(label, max);
  return list.length > most ? `At most ${most}.` : undefined;
}

/**
 * Maps the API's field names to control names, because the API may name a single list item, e.g. the third skill,
 * whereas a control holds the whole list.
 */
export const inControls = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [
      name
        .replace(/^(tags|benefits|attributes)\..*/, '$1')
        .replace(/^pay$/, 'pay.min')
        .replace(/^zones$/, 'zones.to'),
      fault,
    ]),
  );
