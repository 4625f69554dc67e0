import { JOB_AGES, JOB_LIMITS, JOB_PAY_STEPS, JOB_TYPES, ZONES } from '@verse/api-contract/jobs';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { CheckboxField, SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import type { useAddressChoice } from '../../shared/use-address-choice';
import type { JobChoice } from './job-choice';
import styles from './job-filter.module.scss';
import { zoneText } from './job-words';

interface JobFilterProps {
  choice: JobChoice;
  choose: ReturnType<typeof useAddressChoice>['choose'];
}

interface Change {
  currentTarget: { value: string };
}

/** Debounce delay. */
const PAUSE_MS = 250;

/** Returns two functions that create the props for a text field and for a select field. */
const bindFilters = ({ choice, choose }: JobFilterProps) => ({
  text: (name: 'q' | 'skill' | 'place') => ({
    name,
    value: choice[name],
    onChange: ({ currentTarget }: Change) => choose(name, currentTarget.value, PAUSE_MS),
  }),
  select: (name: 'type' | 'pay' | 'zone' | 'days') => ({
    name,
    value: choice[name] ?? '',
    onChange: ({ currentTarget }: Change) => choose(name, currentTarget.value),
  }),
});

export function JobFilter({ choice, choose }: JobFilterProps) {
  const { text, select } = bindFilters({ choice, choose });
  const { type, pay, remote, skill, place, zone, days } = choice;
  return (
    <FilterForm
      label="Find jobs"
      count={[type, pay, remote, skill, place, zone, days].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          placeholder="Search jobs…"
          maxLength={LONGEST_SEARCH}
          {...text('q')}
        />
      }
    >
      {/* When the form is submitted without JavaScript, hidden fields preserve the list being searched. */}
      {choice.of ? <input type="hidden" name="of" value={choice.of} /> : null}
      {choice.organisation ? <input type="hidden" name="organisation" value={choice.organisation} /> : null}
      <SelectField label="Type" {...select('type')}>
        <option value="">Any type</option>
        {JOB_TYPES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label="Pay in US dollars" {...select('pay')}>
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
      <MoreFilters choice={choice} choose={choose} />
    </FilterForm>
  );
}

/** Less common filters, collapsed unless one of them is set. Works without JavaScript. */
function MoreFilters({ choice, choose }: JobFilterProps) {
  const { text, select } = bindFilters({ choice, choose });
  const { skill, place, zone, days } = choice;
  return (
    <details className={styles.more} open={Boolean(skill || place || zone || days) || undefined}>
      <summary className={styles.summary}>More filters</summary>
      <div className={styles.fields}>
        <TextField label="Skill" maxLength={JOB_LIMITS.tag} {...text('skill')} />
        <TextField label="Place" maxLength={LONGEST_SEARCH} {...text('place')} />
        <SelectField label="Your time zone" {...select('zone')}>
          <option value="">Any time zone</option>
          {ZONES.map((hours) => (
            <option key={hours} value={hours}>
              {zoneText(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Posted" {...select('days')}>
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
