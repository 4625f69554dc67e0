import { JOB_LISTS, JOB_PAY_STEPS, JOB_TYPES, type JobType } from '@verse/api-contract/jobs';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { CheckboxField, SelectField, TextField } from '@verse/ui';
import type { JobChoice } from './job-choice';
import styles from './job-filter.module.scss';
import type { useJobChoice } from './use-job-choice';

interface JobFilterProps {
  choice: JobChoice;
  choose: ReturnType<typeof useJobChoice>['choose'];
}

export function JobFilter({ choice, choose }: JobFilterProps) {
  return (
    <div role="search" className={styles.filter}>
      <Lists of={choice.of} choose={choose} />
      <div className={styles.fields}>
        <TextField
          label="Search"
          type="search"
          placeholder="Search jobs…"
          maxLength={LONGEST_SEARCH}
          value={choice.q}
          onChange={({ currentTarget }) => choose({ q: currentTarget.value })}
        />
        <SelectField
          label="Type"
          value={choice.type ?? ''}
          onChange={({ currentTarget }) => choose({ type: (currentTarget.value || undefined) as JobType | undefined })}
        >
          <option value="">Any type</option>
          {JOB_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <SelectField
          label="Pay in US dollars"
          value={choice.pay ?? ''}
          onChange={({ currentTarget }) => choose({ pay: currentTarget.value || undefined })}
        >
          <option value="">Any pay</option>
          {JOB_PAY_STEPS.map((step) => (
            <option key={step} value={step}>
              From ${step}/hr
            </option>
          ))}
        </SelectField>
      </div>
      <CheckboxField
        label="Remote jobs only"
        checked={choice.remote === 'yes'}
        onChange={({ currentTarget }) => choose({ remote: currentTarget.checked ? 'yes' : undefined })}
      />
    </div>
  );
}

const LIST_WORDS = { saved: 'Saved', applied: 'Applied' } as const;

function Lists({ of, choose }: { of: JobChoice['of']; choose: JobFilterProps['choose'] }) {
  return (
    <ul className={styles.lists} aria-label="Show">
      {[undefined, ...JOB_LISTS].map((list) => (
        <li key={list ?? 'all'}>
          <button type="button" className={styles.list} aria-pressed={list === of} onClick={() => choose({ of: list })}>
            {list ? LIST_WORDS[list] : 'All jobs'}
          </button>
        </li>
      ))}
    </ul>
  );
}
