import { addressOf } from '@verse/contract/addresses';
import type { Organisations } from '../../../platform/ports';
import type { SearchSource, SearchText } from '../../../platform/search';
import { isOpen, type Job } from './job';
import type { JobRepository } from './jobs.repository';
import { payText } from './jobs.view';

interface Dependencies {
  jobs: Pick<JobRepository, 'findAll' | 'allOpen'>;
  organisations: Pick<Organisations, 'findAll'>;
  now: () => Date;
}

const toText = ({ id, confirmedAt: at, title, ...job }: Job): SearchText => ({
  id,
  at,
  title,
  text: [job.company, job.type, job.place ?? '', ...job.tags, ...job.benefits, job.description].join(' '),
});

/** Search source for open jobs, which are the same for every reader. */
export function searchableJobs({ jobs, organisations, now }: Dependencies): SearchSource {
  const open = async (ids: readonly string[]) =>
    [...(await jobs.findAll(ids)).values()].filter((job) => isOpen(job, now()));
  return {
    group: 'jobs',
    kind: 'job',
    edition: 1,
    async *all() {
      for await (const job of jobs.allOpen(now)) yield toText(job);
    },
    read: async (ids) => (await open(ids)).map(toText),
    async present(_reader, ids) {
      const found = await open(ids);
      const companies = await organisations.findAll([...new Set(found.flatMap((job) => job.organisationId ?? []))]);
      return found.map((job) => ({
        id: job.id,
        title: job.title,
        text: [
          companies.get(job.organisationId ?? '')?.name ?? job.company,
          job.isRemote ? 'Remote' : (job.place ?? ''),
          payText(job.pay),
        ]
          .filter((part) => part !== '')
          .join(' · '),
        path: addressOf('public-job', { id: job.id }),
        picture: null,
      }));
    },
  };
}
