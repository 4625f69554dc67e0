import type { Job } from '@verse/api-contract/api';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { DAY_MS } from '@verse/api-contract/time';
import { JOB_OPEN_DAYS, type JobType, type PayUnit } from '@verse/api-contract/work/jobs.values';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { placeText } from './job-labels';

const TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};
/** Pay per project has no unit. */
const UNITS: Partial<Record<PayUnit, string>> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };

type Href = ReturnType<typeof useShell>['href'];

/** A job's structured data for search engines, rendered only on the job's own page. */
export function JobFacts({ job }: { job: Job }) {
  const { href } = useShell();
  return <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? createFacts(job, href) : null} />;
}

function createFacts(job: Job, href: Href) {
  const url = href('public-job', { id: job.id }, { absolute: true });
  const openUntil = Date.parse(job.confirmedAt) + JOB_OPEN_DAYS * DAY_MS;
  const answerBy = job.answerBy ? Date.parse(job.answerBy) : Infinity;
  return {
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    title: job.title,
    description: toPlainSmallText(job.description),
    datePosted: job.postedAt,
    validThrough: new Date(Math.min(openUntil, answerBy)).toISOString(),
    employmentType: TYPES[job.type],
    hiringOrganization: employerOf(job, url, href),
    ...placesOf(job),
    ...payOf(job),
    ...(job.organisation ? { totalJobOpenings: job.positions } : {}),
    directApply: true,
    url,
  };
}

function employerOf({ company, organisation }: Job, url: string | undefined, href: Href) {
  if (!organisation) return { '@type': 'Organization', name: company };
  const { handle, name, logo } = organisation;
  return {
    '@type': 'Organization',
    name,
    sameAs: href('organisation', { handle }, { absolute: true }),
    ...(logo && url ? { logo: new URL(logo.src, url).href } : {}),
  };
}

/** Returns the permitted applicant locations for a remote job, or the workplace for any other job. */
function placesOf(job: Job) {
  const { isRemote, place, organisation } = job;
  if (!isRemote)
    return place
      ? {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: place },
          },
        }
      : {};
  const name = placeText(job).replace(/^Remote(?:, )?/, '') || 'Anywhere';
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(organisation ? { applicantLocationRequirements: { '@type': 'AdministrativeArea', name } } : {}),
  };
}

function payOf({ pay: { min, max, currency, unit } }: Job) {
  const unitText = UNITS[unit];
  if (!unitText) return {};
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}
