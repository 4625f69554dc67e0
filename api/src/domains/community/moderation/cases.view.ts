import type { OwnCase } from '@verse/api-contract/api';
import type { ModerationCase } from '@verse/api-contract/community/moderation.schema';
import { isPrivateMessage } from '@verse/api-contract/community/moderation.values';
import { appealAnswerBy, type Case, type Decision, mayAppeal, type Report } from './case';

export interface CaseOfModerator {
  one: Case;
  reports: Report[];
  reportCount: number;
  may: Decision[];
}

const common = ({ id, type, text, path, state, verdict, appeal }: Case) => ({
  id,
  type,
  text,
  path,
  state,
  verdict: verdict && {
    rule: verdict.rule,
    quote: verdict.quote,
    reason: verdict.reason,
    at: verdict.at.toISOString(),
  },
  appeal: appeal && {
    text: appeal.text,
    at: appeal.at.toISOString(),
    answerBy: appealAnswerBy(appeal).toISOString(),
    ...(appeal.answeredBy ? { answeredBy: appeal.answeredBy } : {}),
    answer: appeal.answer && { reason: appeal.answer.reason, at: appeal.answer.at.toISOString() },
  },
});

const toEntries = ({ entries }: Case) =>
  entries?.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) ?? null;

/** @param isListed whether the view is part of a list, in which case private messages are omitted */
export const caseView = (
  { one, reports, reportCount, may }: CaseOfModerator,
  nameOf: (id: string) => string,
  isListed: boolean,
): ModerationCase => ({
  ...common(one),
  ...(isListed && isPrivateMessage(one.type) && one.text !== null ? { text: '' } : {}),
  author: { id: one.authorId, name: nameOf(one.authorId) },
  entries: isListed ? null : toEntries(one),
  reports: reports.map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() })),
  reportCount,
  openedAt: one.openedAt.toISOString(),
  version: one.version,
  may,
});

export const ownCaseView = (one: Case): OwnCase => ({
  ...common(one),
  thingId: one.thingId,
  mayAppeal: mayAppeal(one),
});
