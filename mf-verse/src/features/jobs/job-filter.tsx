import { JOB_AGES, JOB_LIMITS, JOB_PAY_STEPS, JOB_TYPES, type JobType } from '@verse/api-contract/jobs';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { CheckboxField, SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import { type JobChoice, ZONES } from './job-choice';
import styles from './job-filter.module.scss';
import { zoneText } from './job-words';
import type { useJobChoice } from './use-job-choice';

interface JobFilterProps {
  choice: JobChoice;
  choose: ReturnType<typeof useJobChoice>['choose'];
}

export function JobFilter({ choice, choose }: JobFilterProps) {
  const { q, type, pay, remote, skill, place, zone, days } = choice;
  return (
    <FilterForm
      label="Find jobs"
      count={[type, pay, remote, skill, place, zone, days].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          name="q"
          placeholder="Search jobs…"
          maxLength={LONGEST_SEARCH}
          value={q}
          onChange={({ currentTarget }) => choose({ q: currentTarget.value })}
        />
      }
    >
      {/* When the form is submitted without JavaScript, hidden fields preserve the list being searched. */}
      {choice.of ? <input type="hidden" name="of" value={choice.of} /> : null}
      {choice.organisation ? <input type="hidden" name="organisation" value={choice.organisation} /> : null}
      <SelectField
        label="Type"
        name="type"
        value={type ?? ''}
        onChange={({ currentTarget }) => choose({ type: (currentTarget.value || undefined) as JobType | undefined })}
      >
        <option value="">Any type</option>
        {JOB_TYPES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label="Pay in US dollars"
        name="pay"
        value={pay ?? ''}
        onChange={({ currentTarget }) => choose({ pay: currentTarget.value || undefined })}
      >
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
        onChange={({ currentTarget }) => choose({ remote: currentTarget.checked ? 'yes' : undefined })}
      />
      <MoreFilters choice={choice} choose={choose} />
    </FilterForm>
  );
}

/** Less common filters, collapsed unless one of them is set. Works without JavaScript. */
function MoreFilters({ choice: { skill, place, zone, days }, choose }: JobFilterProps) {
  return (
    <details className={styles.more} open={Boolean(skill || place || zone || days) || undefined}>
      <summary className={styles.summary}>More filters</summary>
      <div className={styles.fields}>
        <TextField
          label="Skill"
          name="skill"
          maxLength={JOB_LIMITS.tag}
          value={skill}
          onChange={({ currentTarget }) => choose({ skill: currentTarget.value })}
        />
        <TextField
          label="Place"
          name="place"
          maxLength={LONGEST_SEARCH}
          value={place}
          onChange={({ currentTarget }) => choose({ place: currentTarget.value })}
        />
        <SelectField
          label="Your time zone"
          name="zone"
          value={zone ?? ''}
          onChange={({ currentTarget }) => choose({ zone: currentTarget.value || undefined })}
        >
          <option value="">Any time zone</option>
          {ZONES.map((hours) => (
            <option key={hours} value={hours}>
              {zoneText(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Posted"
          name="days"
          value={days ?? ''}
          onChange={({ currentTarget }) => choose({ days: currentTarget.value || undefined })}
        >
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
