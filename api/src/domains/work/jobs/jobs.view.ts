import type { Job as JobView } from '@verse/api-contract/api';
import { formatShortMoney } from '@verse/api-contract/formats';
import { PAY_UNIT_TEXTS } from '@verse/api-contract/work/jobs.values';
import { pictureView } from '../../../platform/images';
import { isSampleId } from '../../../platform/seeding';
import { isOpen, type Pay } from './job';
import type { ApplicationOfMember, JobOfMember } from './jobs.service';

/** Formats a pay range, e.g. `$28–$35`. */
export function salaryText({ min, max, currency }: Pay): string {
  const text = (minor: number) => formatShortMoney({ currency, minor });
  return min === max ? text(min) : `${text(min)}–${text(max)}`;
}

/** Formats pay with its unit, e.g. `$28–$35/hr`. */
export const payText = (pay: Pay): string => `${salaryText(pay)}${PAY_UNIT_TEXTS[pay.unit]}`;

const applicationView = (own: ApplicationOfMember): NonNullable<JobView['application']> => ({
  note: own.note,
  link: own.link,
  state: own.state === 'withdrawn' ? 'withdrawn' : 'received',
  stage: own.state,
  appliedAt: own.appliedAt.toISOString(),
  withdrawnAt: own.withdrawnAt?.toISOString() ?? null,
});

function organisationView({ organisation, figures }: JobOfMember): JobView['organisation'] {
  if (!organisation) return null;
  const { handle, name, domain, logo, logoAlt } = organisation;
  return {
    handle,
    name,
    isVerified: domain !== null,
    logo: logo && pictureView(logo, logoAlt),
    figures: figures ?? null,
  };
}

export function jobView(one: JobOfMember, now: Date): JobView {
  const { job, isSaved, application, applicants, organisation } = one;
  const { id, title, logoColor, description, tags, pay, benefits, isRemote, type, version } = job;
  const { place = null, zones = null, positions = 1, answerBy, attributes = [], isBlind = false } = job;
  return {
    id,
    title,
    company: organisation?.name ?? job.company,
    logoColor,
    postedAt: job.postedAt.toISOString(),
    confirmedAt: job.confirmedAt.toISOString(),
    description,
    tags,
    salary: salaryText(pay),
    pay: { min: pay.min / 100, max: pay.max / 100, currency: pay.currency, unit: pay.unit },
    benefits,
    isRemote,
    type,
    state: isOpen(job, now) ? 'open' : 'closed',
    isSample: isSampleId(id),
    version,
    saved: isSaved,
    application: application ? applicationView(application) : null,
    organisation: organisationView(one),
    place,
    zones,
    positions,
    attributes,
    isBlind,
    answerBy: answerBy?.toISOString() ?? null,
    firstPostedAt: job.firstPostedAt?.toISOString() ?? null,
    applicants,
  };
}
