import type { OwnPackages, Project } from '@verse/api-contract/api';
import { CURRENCIES, type Currency, decimalOf } from '@verse/api-contract/money';
import { dayOf, daysAfter } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { createDeviceDraft } from '@verse/contract/autosave';

type LastTerms = NonNullable<Project['offers']['lastOffer']>['terms'];

export interface MilestoneDraft {
  title: string;
  /** Which of `days` and `dueOn` applies. The other one is kept while the form is open. */
  due: 'days' | 'day';
  days: string;
  dueOn: string;
  amount: string;
}

/** The offer form values, as typed. */
export interface OfferDraft {
  /** The version that was newest when the draft was started, or a newer one that the author chose to continue from. */
  basedOn: number;
  scope: string;
  /** One deliverable per line. */
  deliverables: string;
  revisions: string;
  currency: Currency;
  milestones: MilestoneDraft[];
  silentDays: string;
  validUntil: string;
  note: string;
  holder: string;
  bank: string;
  account: string;
  code: string;
}

/** Default values for an offer. */
const DEFAULTS = { revisions: '2', silentDays: '7', validDays: 14, workDays: 14 };

export const EMPTY_MILESTONE: MilestoneDraft = { title: '', due: 'days', days: '', dueOn: '', amount: '' };

const accountFields = (account: Offer['terms']['account']) => ({
  holder: account?.holder ?? '',
  bank: account?.bank ?? '',
  account: account?.number ?? '',
  code: account?.code ?? '',
});

/** Returns the milestone of a first offer: the package, or the day on which the client wants the result. */
function firstMilestone({ package: sold, wantedBy }: Project['brief'], today: string): MilestoneDraft {
  const days = String(sold?.days ?? DEFAULTS.workDays);
  const isOnDay = !sold && wantedBy !== null && wantedBy > today;
  return {
    title: sold?.name ?? '',
    due: isOnDay ? 'day' : 'days',
    days,
    dueOn: isOnDay ? wantedBy : '',
    amount: sold?.price ? decimalOf(sold.price) : '',
  };
}

function firstDraft({ brief, serverNow, offers }: Project): OfferDraft {
  const today = dayOf(new Date(serverNow));
  const { package: sold } = brief;
  return {
    basedOn: 0,
    scope: sold?.text ?? '',
    deliverables: '',
    note: '',
    revisions: String(sold?.revisions ?? DEFAULTS.revisions),
    silentDays: String(offers.silentDays ?? DEFAULTS.silentDays),
    validUntil: daysAfter(today, DEFAULTS.validDays),
    currency: sold?.price?.currency ?? brief.budget?.currency ?? 'NGN',
    milestones: [firstMilestone(brief, today)],
    ...accountFields(offers.lastAccount),
  };
}

function toMilestoneDraft({ title, days, dueOn, minor }: Offer['terms']['milestones'][number]): MilestoneDraft {
  const typed = { title, amount: decimalOf({ minor }) };
  return days === undefined
    ? { ...typed, due: 'day', days: '', dueOn }
    : { ...typed, due: 'days', days: String(days), dueOn: '' };
}

/** Fills in what the job says: its title as the scope, and its pay if it is for the whole project. */
function withHire({ brief, hire }: Project, draft: OfferDraft): OfferDraft {
  if (!hire) return draft;
  const { title, budget } = brief;
  const amount = budget ? decimalOf(budget) : '';
  const milestones = draft.milestones.map((one) => ({
    ...one,
    title: one.title || title,
    amount: one.amount || amount,
  }));
  return { ...draft, scope: draft.scope || title, milestones };
}

/** Returns the initial draft, based on the newest version or, before the first version, on the brief. */
export function startingDraft(project: Project): OfferDraft {
  const newest = project.offers.versions.at(-1);
  if (!newest) return withHire(project, firstDraft(project));
  const { scope, deliverables, revisions, currency, milestones, silentDays, validUntil, account } = newest.terms;
  return {
    basedOn: newest.version,
    scope,
    deliverables: deliverables.join('\n'),
    currency,
    validUntil,
    note: '',
    revisions: String(revisions),
    silentDays: String(silentDays),
    milestones: milestones.map(toMilestoneDraft),
    ...accountFields(account ?? project.offers.lastAccount),
  };
}

/** Fills in one of the seller's packages. Its price is taken in the currency of the draft, if it has one there. */
export function fromPackage(draft: OfferDraft, sold: OwnPackages['packages'][number]): OfferDraft {
  const { prices, name, text, days, revisions } = sold;
  const currency =
    prices[draft.currency] === undefined ? (CURRENCIES.find((one) => prices[one]) ?? 'NGN') : draft.currency;
  const minor = prices[currency];
  return {
    ...draft,
    scope: text,
    currency,
    revisions: String(revisions),
    milestones: [
      {
        ...EMPTY_MILESTONE,
        title: name,
        days: String(days),
        amount: minor === undefined ? '' : decimalOf({ minor }),
      },
    ],
  };
}

/** Fills in the terms of an earlier offer. Days that were fixed then are left to be chosen. */
export function fromLastOffer(draft: OfferDraft, terms: LastTerms): OfferDraft {
  const { scope, deliverables, revisions, currency, milestones, silentDays } = terms;
  return {
    ...draft,
    scope,
    deliverables: deliverables.join('\n'),
    currency,
    revisions: String(revisions),
    silentDays: String(silentDays),
    milestones: milestones.map((one) => ({ ...toMilestoneDraft(one), dueOn: '' })),
  };
}

const onDevice = (memberId: string, number: string) =>
  createDeviceDraft<OfferDraft>(`offer ${memberId} ${number}`, ({ milestones }) => Array.isArray(milestones));

/** Returns the draft stored on this device, or undefined if it is missing or does not fit the form. */
export function readKeptDraft(memberId: string, number: string, start: OfferDraft): OfferDraft | undefined {
  const kept = onDevice(memberId, number).read();
  if (!kept) return undefined;
  // A draft of the previous release has a day in each milestone, and nothing else.
  const milestones = kept.milestones.map((one: Partial<MilestoneDraft>) => ({
    ...EMPTY_MILESTONE,
    due: 'day' as const,
    ...one,
  }));
  return { ...start, ...kept, milestones };
}

export const keepDraft = (memberId: string, number: string, draft: OfferDraft): void =>
  onDevice(memberId, number).write(draft);

export const forgetDraft = (memberId: string, number: string): void => onDevice(memberId, number).write(null);

export interface OfferFieldsProps {
  draft: OfferDraft;
  errors: Record<string, string | undefined>;
  change: (patch: Partial<OfferDraft>) => void;
}
