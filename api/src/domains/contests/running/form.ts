import type { ContestDraft } from '@verse/api-contract/api';
import { type OrganisedContest, organisedContestSchema } from '@verse/api-contract/contests/contest-running.schema';
import { centsOf } from '@verse/api-contract/money';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';
import { canonicalJson, sha256 } from '../../../platform/hashes';
import { AppError, validate } from '../../../platform/http';
import type { Contest, ContestTerms } from '../contest';

export const EMPTY_DRAFT: ContestDraft = {
  title: '',
  description: '',
  tags: [],
  prizePool: '',
  maxParticipants: '',
  startsAt: '',
  deadline: '',
  graceMinutes: '',
  resultsBy: '',
  awardBy: '',
  rules: '',
  pledge: '',
  shareRule: null,
  licence: '',
  criteria: [],
  teamSize: '',
  vote: null,
};

/** Parses amounts as people type them, e.g. `1,250.50` or `1 250`. */
function amountIn(typed: string): number | undefined {
  const { minor } = readAmount(typed);
  return typed === '' || minor === undefined ? undefined : minor / 100;
}

/**
 * Converts a form to a contest.
 *
 * @throws AppError `invalid` with an error message for each missing or invalid field
 */
export const toOrganised = (form: ContestDraft): OrganisedContest =>
  validate(organisedContestSchema, {
    ...form,
    prizePool: amountIn(form.prizePool),
    maxParticipants: readWhole(form.maxParticipants),
    graceMinutes: readWhole(form.graceMinutes),
    teamSize: readWhole(form.teamSize),
    criteria: form.criteria.map((criterion) => ({ ...criterion, weight: readWhole(criterion.weight) })),
  });

/** Returns the errors that prevent publication, by field. */
export function faultsOf(form: ContestDraft): Record<string, string> {
  try {
    toOrganised(form);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {};
    throw error;
  }
}

function toTerms(form: OrganisedContest): ContestTerms {
  const { rules, pledge, shareRule, licence, criteria, graceMinutes, teamSize, resultsBy, awardBy, vote } = form;
  return {
    rules,
    pledge,
    shareRule,
    licence,
    criteria,
    graceMinutes,
    teamSize,
    criteriaHash: sha256(canonicalJson(criteria)),
    resultsBy: new Date(resultsBy),
    awardBy: new Date(awardBy),
    vote: vote && { prize: vote.prize, until: new Date(vote.until) },
  };
}

/** Returns the contest fields that are set by the form. */
export const toFields = (form: OrganisedContest) => ({
  title: form.title,
  description: form.description,
  tags: form.tags,
  prizeCents: centsOf(form.prizePool),
  maxParticipants: form.maxParticipants,
  startsAt: new Date(form.startsAt),
  deadline: new Date(form.deadline),
  terms: toTerms(form),
});
export type ContestFields = ReturnType<typeof toFields>;

const termsForm = (terms: ContestTerms): Partial<ContestDraft> => ({
  rules: terms.rules,
  pledge: terms.pledge,
  shareRule: terms.shareRule,
  licence: terms.licence,
  criteria: terms.criteria.map((criterion) => ({ ...criterion, weight: String(criterion.weight) })),
  graceMinutes: String(terms.graceMinutes),
  teamSize: String(terms.teamSize),
  resultsBy: terms.resultsBy.toISOString(),
  awardBy: terms.awardBy.toISOString(),
  vote: terms.vote && { prize: terms.vote.prize, until: terms.vote.until.toISOString() },
});

/** Returns the contest's form: as typed if it is a draft, otherwise as published. */
export function toForm(contest: Contest): ContestDraft {
  if (contest.draft) return contest.draft;
  const { title, description, tags, prizeCents, maxParticipants, startsAt, deadline, terms } = contest;
  return {
    ...EMPTY_DRAFT,
    title,
    description,
    tags,
    prizePool: String(prizeCents / 100),
    maxParticipants: String(maxParticipants),
    startsAt: startsAt.toISOString(),
    deadline: deadline.toISOString(),
    ...(terms ? termsForm(terms) : {}),
  };
}
