import type { Project } from '@verse/api-contract/api';
import { type Currency, decimalOf } from '@verse/api-contract/money';
import { dayOf, daysAfter } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { createDeviceDraft } from '@verse/contract/autosave';

/** The offer form values, as typed. */
export interface OfferDraft {
  /** The version that was newest when the draft was started, or a newer one that the author chose to continue from. */
  basedOn: number;
  scope: string;
  /** One deliverable per line. */
  deliverables: string;
  revisions: string;
  currency: Currency;
  milestones: { title: string; dueOn: string; amount: string }[];
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

const accountFields = (account: Offer['terms']['account']) => ({
  holder: account?.holder ?? '',
  bank: account?.bank ?? '',
  account: account?.number ?? '',
  code: account?.code ?? '',
});

function firstDraft({ brief, serverNow, offers }: Project): OfferDraft {
  const today = dayOf(new Date(serverNow));
  const price = brief.package?.price ?? null;
  const validUntil = daysAfter(today, DEFAULTS.validDays);
  const soonest = daysAfter(validUntil, brief.package?.days ?? DEFAULTS.workDays);
  const dueOn = brief.wantedBy !== null && brief.wantedBy >= validUntil ? brief.wantedBy : soonest;
  return {
    basedOn: 0,
    scope: '',
    deliverables: '',
    note: '',
    revisions: DEFAULTS.revisions,
    silentDays: DEFAULTS.silentDays,
    validUntil,
    currency: price?.currency ?? brief.budget?.currency ?? 'NGN',
    milestones: [{ title: '', dueOn, amount: price ? decimalOf(price) : '' }],
    ...accountFields(offers.lastAccount),
  };
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
    milestones: milestones.map(({ title, dueOn, minor }) => ({ title, dueOn, amount: decimalOf({ minor }) })),
    ...accountFields(account ?? project.offers.lastAccount),
  };
}

const onDevice = (memberId: string, number: string) =>
  createDeviceDraft<OfferDraft>(`offer ${memberId} ${number}`, ({ milestones }) => Array.isArray(milestones));

/** Returns the draft stored on this device, or undefined if it is missing or does not fit the form. */
export function readKeptDraft(memberId: string, number: string, start: OfferDraft): OfferDraft | undefined {
  const kept = onDevice(memberId, number).read();
  return kept ? { ...start, ...kept } : undefined;
}

export const keepDraft = (memberId: string, number: string, draft: OfferDraft): void =>
  onDevice(memberId, number).write(draft);

export const forgetDraft = (memberId: string, number: string): void => onDevice(memberId, number).write(null);

export interface OfferFieldsProps {
  draft: OfferDraft;
  errors: Record<string, string | undefined>;
  change: (patch: Partial<OfferDraft>) => void;
}
