import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { JOB_AGES, JOB_LIMITS, JOB_PAY_STEPS, JOB_TYPES, ZONES } from '@verse/api-contract/work/jobs.values';
import { type ChosenFilters } from '@verse/contract/filters';
import { CheckboxField, FilterBar, SelectField, TextField } from '@verse/ui';
import styles from './job-filter-form.module.scss';
import type { JOB_FILTERS } from './job-filters';
import { zoneText } from './job-labels';

interface JobFilterFormProps {
  filters: ChosenFilters<typeof JOB_FILTERS>;
  found: string;
}

export function JobFilterForm({ filters, found }: JobFilterFormProps) {
  const { values, field, choose } = filters;
  const { type, pay, remote, skill, place, zone, days } = values;
  return (
    <FilterBar
      label="Find jobs"
      count={[type, pay, remote, skill, place, zone, days].filter(Boolean).length}
      search={{ placeholder: 'Search jobs…', maxLength: LONGEST_SEARCH, ...field('q') }}
      found={found}
    >
      {/* When the form is submitted without JavaScript, hidden fields preserve the list being searched. */}
      {values.of ? <input type="hidden" name="of" value={values.of} /> : null}
      {values.organisation ? <input type="hidden" name="organisation" value={values.organisation} /> : null}
      <SelectField label="Type" {...field('type')}>
        <option value="">Any type</option>
        {JOB_TYPES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label="Pay in US dollars" {...field('pay')}>
        <option value="">Any pay</option>
        {JOB_PAY_STEPS.map((step) => (
          <option key={step} value={step}>
            From ${step}/hr
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label="Remote jobs only"
        name="remote"
        value="yes"
        checked={remote === 'yes'}
        onChange={({ currentTarget }) => choose('remote', currentTarget.checked ? 'yes' : '')}
      />
      <MoreFilters filters={filters} />
    </FilterBar>
  );
}

/** Less common filters, collapsed unless one of them is set. Works without JavaScript. */
function MoreFilters({ filters: { values, field } }: Pick<JobFilterFormProps, 'filters'>) {
  const { skill, place, zone, days } = values;
  return (
    <details className={styles.more} open={Boolean(skill || place || zone || days) || undefined}>
      <summary className={styles.summary}>More filters</summary>
      <div className={styles.fields}>
        <TextField label="Skill" maxLength={JOB_LIMITS.tag} {...field('skill')} />
        <TextField label="Place" maxLength={LONGEST_SEARCH} {...field('place')} />
        <SelectField label="Your time zone" {...field('zone')}>
          <option value="">Any time zone</option>
          {ZONES.map((hours) => (
            <option key={hours} value={hours}>
              {zoneText(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Posted" {...field('days')}>
          <option value="">Any time</option>
          {JOB_AGES.map((age) => (
            <option key={age} value={age}>
              {age === 1 ? 'In the last day' : `In the last ${age} days`}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
