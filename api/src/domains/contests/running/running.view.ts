import type { ManagedContest, ManagedContestList, PublishedTerms } from '@verse/api-contract/api';
import { pictureView } from '../../../platform/images';
import type { KnownOrganisation } from '../../../platform/ports';
import { type Contest, type ContestTerms, graceEnd, isPublished, type Postponement, stageOf } from '../contest';
import { HOUSE_ID } from '../house';
import { faultsOf, toForm } from './form';

export interface CountedContest {
  contest: Contest;
  participants: number;
  judges: ManagedContest['judges'];
}

const stageIn = (contest: Contest, now: Date) => (isPublished(contest) ? stageOf(contest, now) : null);

const postponementView = ({ what, from, to, reason, at }: Postponement) => ({
  what,
  reason,
  from: from.toISOString(),
  to: to.toISOString(),
  at: at.toISOString(),
});

/** A contest as shown to the organisation that manages it. */
export function managedView({ contest, participants, judges }: CountedContest, now: Date): ManagedContest {
  const { id, version, state = 'published', cover, coverAlt = '', entryCount = 0, cancellation } = contest;
  const form = toForm(contest);
  return {
    id,
    version,
    state,
    form,
    participants,
    judges,
    entries: entryCount,
    stage: stageIn(contest, now),
    serverNow: now.toISOString(),
    picture: cover && pictureView(cover, coverAlt),
    criteriaHash: contest.terms?.criteriaHash ?? null,
    publishedAt: contest.publishedAt?.toISOString() ?? null,
    postponements: (contest.postponements ?? []).map(postponementView),
    cancellation: cancellation ? { reason: cancellation.reason, at: cancellation.at.toISOString() } : null,
    faults: state === 'cancelled' ? {} : faultsOf(form),
  };
}

export function rowView(
  { contest, participants }: Omit<CountedContest, 'judges'>,
  now: Date,
): ManagedContestList['contests'][number] {
  const { id, state = 'published', title, deadline, entryCount = 0, draft } = contest;
  return {
    id,
    state,
    title,
    participants,
    entries: entryCount,
    stage: stageIn(contest, now),
    deadline: draft ? draft.deadline || null : deadline.toISOString(),
  };
}

const termsView = ({ resultsBy, awardBy, vote, ...terms }: ContestTerms): NonNullable<PublishedTerms['terms']> => ({
  ...terms,
  resultsBy: resultsBy.toISOString(),
  awardBy: awardBy.toISOString(),
  vote: vote && { prize: vote.prize, until: vote.until.toISOString() },
});

/** Returns the public terms. `organisation` is undefined if the organisation has been deleted. */
export function publishedTermsView(
  contest: Contest,
  organisation: KnownOrganisation | undefined,
  now: Date,
): PublishedTerms {
  const isOpen = organisation?.state === 'open';
  const isHouse = contest.organisationId === HOUSE_ID;
  return {
    serverNow: now.toISOString(),
    stage: stageOf(contest, now),
    terms: contest.terms ? termsView(contest.terms) : null,
    graceEnd: graceEnd(contest).toISOString(),
    organisation:
      isOpen && !isHouse
        ? {
            name: organisation.name,
            handle: organisation.handle,
            logo: organisation.logo && pictureView(organisation.logo, organisation.logoAlt),
          }
        : null,
    isFrozen: contest.organisationId !== undefined && !isOpen,
    isHouse,
    judges: contest.judgeIds?.length ?? 0,
    entries: contest.entryCount ?? 0,
    postponements: (contest.postponements ?? []).map(postponementView),
    hasResults: contest.resultsAt !== undefined,
  };
}
