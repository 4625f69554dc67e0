import type { DeskMember, DeskSanction, OwnSanction } from '@verse/api-contract/api';
import { can } from '@verse/api-contract/rights';
import type { Person } from '../../../platform/http';
import type { DeskAccount } from '../accounts';
import type { FoundPerson } from './people.service';
import { answerBy, mayAnswer, mayAppeal, mayTakeBack, type Sanction, stateOf } from './sanction';

const FORMER_MEMBER = 'A former member';

const toText = (at: Date | null): string | null => at?.toISOString() ?? null;

export function personView(person: Person, { account, handle }: FoundPerson): DeskMember['person'] {
  const { id, firstName, lastName, email, role, createdAt, isVerified, isSuspended, isLeaving } = account;
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    handle,
    role,
    joinedAt: createdAt.toISOString(),
    isVerified,
    email: can(person.role, 'people.see-private') ? email : null,
    silencedUntil: toText(account.silencedUntil),
    isSuspended,
    suspendedUntil: isSuspended ? toText(account.suspension?.until ?? null) : null,
    isLeaving,
  };
}

const common = (one: Sanction, now: Date) => ({
  id: one.id,
  kind: one.kind,
  rule: one.rule,
  quote: one.quote,
  reason: one.reason,
  at: one.at.toISOString(),
  until: toText(one.until),
  days: one.days,
  state: stateOf(one, now),
  takenBack: one.takenBack && { reason: one.takenBack.reason, at: one.takenBack.at.toISOString() },
  appeal: one.appeal && {
    text: one.appeal.text,
    at: one.appeal.at.toISOString(),
    answerBy: answerBy(one.appeal).toISOString(),
    answeredBy: one.appeal.answeredBy,
    answer: one.appeal.answer && {
      isUpheld: one.appeal.answer.isUpheld,
      reason: one.appeal.answer.reason,
      at: one.appeal.answer.at.toISOString(),
    },
  },
});

export function sanctionView(
  person: Person,
  one: Sanction,
  accounts: ReadonlyMap<string, DeskAccount>,
  now: Date,
): DeskSanction {
  const nameOf = (id: string) => {
    const account = accounts.get(id);
    return account ? `${account.firstName} ${account.lastName}`.trim() : FORMER_MEMBER;
  };
  const canTakeBack = mayTakeBack(person, one, accounts.get(one.memberId), now);
  return {
    ...common(one, now),
    member: { id: one.memberId, name: nameOf(one.memberId) },
    by: nameOf(one.by),
    may: [...(canTakeBack ? (['take-back'] as const) : []), ...(mayAnswer(person, one) ? (['answer'] as const) : [])],
  };
}

export const ownSanctionView = (one: Sanction, now: Date): OwnSanction => ({
  ...common(one, now),
  mayAppeal: mayAppeal(one),
});
