import type { Job as JobView } from '@verse/api-contract/jobs';
import { shortMoneyText } from '@verse/api-contract/money';
import { type Application, isOpen, type Pay } from './job';
import type { JobOfMember } from './jobs.service';

/** `$28–$35`. */
export function salaryText({ min, max, currency }: Pay): string {
  const text = (minor: number) => shortMoneyText({ currency, minor });
  return min === max ? text(min) : `${text(min)}–${text(max)}`;
}

const applicationView = (own: Application): NonNullable<JobView['application']> => ({
  note: own.note,
  link: own.link,
  state: own.state,
  appliedAt: own.appliedAt.toISOString(),
  withdrawnAt: own.withdrawnAt?.toISOString() ?? null,
});

export function jobView({ job, isSaved, application, applicants }: JobOfMember, now: Date): JobView {
  const { id, title, company, logoColor, description, tags, pay, benefits, isRemote, type, version } = job;
  return {
    id,
    title,
    company,
    logoColor,
    postedAt: job.postedAt.toISOString(),
    confirmedAt: job.confirmedAt.toISOString(),
    description,
    tags,
    salary: salaryText(pay),
    pay: { min: pay.min / 100, max: pay.max / 100, currency: pay.currency },
    benefits,
    isRemote,
    type,
    state: isOpen(job, now) ? 'open' : 'closed',
    version,
    saved: isSaved,
    application: application ? applicationView(application) : null,
    applicants,
  };
}
