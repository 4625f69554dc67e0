import type { Job, OwnOrganisation, PostingDraft } from '@verse/api-contract/api';
import { formatShortMoney } from '@verse/api-contract/formats';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';

function salaryOf({ min, max, currency }: PostingDraft['pay']): string {
  const amounts = [min, max].flatMap((typed) => readAmount(typed).minor ?? []);
  const [least, most] = amounts.map((minor) => formatShortMoney({ currency, minor }));
  if (least === undefined) return 'Pay';
  return most === undefined || most === least ? least : `${least}–${most}`;
}

interface PreviewOptions {
  draft: PostingDraft;
  id: string;
  organisation: Pick<OwnOrganisation, 'handle' | 'name' | 'domain' | 'logo'>;
  now: number;
}

/** Converts a draft to the job it would become, so that the public page's component can preview it. */
export function toPreviewJob({ draft, id, organisation, now }: PreviewOptions): Job {
  const { handle, name, domain, logo } = organisation;
  const at = new Date(now).toISOString();
  const amount = (typed: string) => (readAmount(typed).minor ?? 0) / 100;
  return {
    id,
    title: draft.title || 'Title',
    company: name,
    logoColor: 'currentColor',
    postedAt: at,
    confirmedAt: at,
    description: draft.description || 'Your description goes here.',
    tags: draft.tags,
    salary: salaryOf(draft.pay),
    pay: { ...draft.pay, min: amount(draft.pay.min), max: amount(draft.pay.max) },
    benefits: draft.benefits,
    isRemote: draft.isRemote,
    type: draft.type,
    zones: draft.zones,
    isBlind: draft.isBlind,
    state: 'open',
    version: 0,
    saved: false,
    application: null,
    organisation: { handle, name, isVerified: domain !== null, logo, figures: null },
    place: draft.place || null,
    positions: readWhole(draft.positions) ?? 1,
    answerBy: draft.answerBy ? `${draft.answerBy}T23:59:59.999Z` : null,
    attributes: draft.attributes,
    firstPostedAt: null,
    applicants: null,
    isSample: false,
  };
}
