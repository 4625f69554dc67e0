import type { Project } from '@verse/api-contract/api';
import { formatCount, formatDay, formatMoney } from '@verse/api-contract/formats';
import { totalOf } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import type { Side } from '@verse/api-contract/work/projects.values';
import { otherParty } from '../../shared/other-party';

export const sideText = (side: Side, project: Project): string =>
  side === project.side ? 'you' : otherParty(project).name;

/** Returns the version's state as a one-word label with its tone, or undefined. */
export function stateOf({ offers, state }: Project, { version, isExpired }: Offer) {
  if (offers.accepted?.version === version) return { tone: 'success', text: 'Accepted' } as const;
  if (version !== offers.versions.at(-1)?.version) return { tone: 'neutral', text: 'Replaced' } as const;
  if (state === 'open' && isExpired) return { tone: 'warning', text: 'Expired' } as const;
  return state === 'open' ? ({ tone: 'highlight', text: 'Newest' } as const) : undefined;
}

type ShownTerms = Offer['terms'];

export const daysText = (days: number): string => `${formatCount(days, 'day')} after acceptance`;

const dueText = ({ days, dueOn }: ShownTerms['milestones'][number]): string =>
  days === undefined ? `on ${formatDay(dueOn)}` : daysText(days);

function milestoneChanges(before: ShownTerms, after: ShownTerms): string[] {
  const changes: string[] = [];
  const amount = ({ currency }: ShownTerms, minor: number) => formatMoney({ currency, minor });
  for (let index = 0; index < Math.max(before.milestones.length, after.milestones.length); index += 1) {
    const old = before.milestones[index];
    const next = after.milestones[index];
    if (!next) changes.push(`Milestone “${old!.title}” was removed.`);
    else if (!old) changes.push(`Milestone “${next.title}” was added: ${amount(after, next.minor)}.`);
    else {
      if (old.title !== next.title) changes.push(`Milestone ${index + 1}: “${next.title}” instead of “${old.title}”.`);
      if (dueText(old) !== dueText(next))
        changes.push(`“${next.title}” is due ${dueText(next)} instead of ${dueText(old)}.`);
      if (old.minor !== next.minor || before.currency !== after.currency)
        changes.push(`“${next.title}”: ${amount(after, next.minor)} instead of ${amount(before, old.minor)}.`);
    }
  }
  return changes;
}

const accountText = ({ account }: ShownTerms) =>
  account ? [account.holder, account.bank, account.number, account.code ?? ''].join('\n') : '';

/** Returns the differences between the terms of two consecutive versions, as sentences. */
export function changesBetween(before: ShownTerms, after: ShownTerms): string[] {
  const oldTotal = formatMoney(totalOf(before));
  const total = formatMoney(totalOf(after));
  const added = after.deliverables.filter((one) => !before.deliverables.includes(one));
  const removed = before.deliverables.filter((one) => !after.deliverables.includes(one));
  return [
    ...(oldTotal === total ? [] : [`The total is ${total} instead of ${oldTotal}.`]),
    ...(before.scope === after.scope ? [] : ['The scope changed.']),
    ...added.map((one) => `Deliverable “${one}” was added.`),
    ...removed.map((one) => `Deliverable “${one}” was removed.`),
    ...milestoneChanges(before, after),
    ...(before.revisions === after.revisions
      ? []
      : [`${formatCount(after.revisions, 'round')} of changes instead of ${before.revisions}.`]),
    ...(before.silentDays === after.silentDays
      ? []
      : [`Auto-accept after ${formatCount(after.silentDays, 'day')} instead of ${before.silentDays}.`]),
    ...(before.validUntil === after.validUntil
      ? []
      : [`Valid until ${formatDay(after.validUntil)} instead of ${formatDay(before.validUntil)}.`]),
    ...(accountText(before) === accountText(after) ? [] : ['The payment account changed.']),
  ];
}
