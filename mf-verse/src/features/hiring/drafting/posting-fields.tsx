import type { PostingDraft } from '@verse/api-contract/api';
import { amountText } from '@verse/api-contract/typed-number';
import { JOB_CURRENCIES, JOB_TEXTS } from '@verse/api-contract/work/job-form.values';
import { POSTING_LIMITS } from '@verse/api-contract/work/job-postings.values';
import { JOB_LIMITS, JOB_TYPES, PAY_UNITS, ZONES } from '@verse/api-contract/work/jobs.values';
import { CheckboxField, NumberField, SelectField, TextField } from '@verse/ui';
import { bindTexts } from '../../../shared/bind-texts';
import groups from '../../../shared/field-group.module.scss';
import { ListField } from '../../../shared/list-field';
import { MarkedTextField } from '../../../shared/marked-text-field';
import { answerDays, UNIT_LABELS } from '../hiring-labels';
import styles from './posting-editor.module.scss';
import { offsetText } from './posting-labels';

interface PostingFieldsProps {
  draft: PostingDraft;
  errors: Record<string, string | undefined>;
  now: number;
  onChange: (patch: Partial<PostingDraft>) => void;
}

export function PostingFields(props: PostingFieldsProps) {
  return (
    <>
      <Work {...props} />
      <Where {...props} />
      <Pay {...props} />
      <Choosing {...props} />
    </>
  );
}

function Work({ draft, errors, onChange }: PostingFieldsProps) {
  const field = bindTexts(draft, errors, onChange);
  return (
    <fieldset className={groups.group}>
      <legend>The work</legend>
      <TextField label="Title" required maxLength={JOB_TEXTS.title.max} {...field('title')} />
      <MarkedTextField
        label="Description"
        required
        rows={10}
        maxLength={JOB_TEXTS.description.max}
        hint="What needs doing, who it’s for, and what you want to see from applicants."
        {...field('description')}
      />
      <ListField
        label="Skills"
        name="tags"
        separator=","
        hint={`Up to ${JOB_LIMITS.tags}, separated by commas.`}
        list={draft.tags}
        error={errors.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <div className={styles.row}>
        <SelectField label="Kind" {...field('type')}>
          {JOB_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField label="Positions" inputMode="numeric" required {...field('positions')} />
      </div>
    </fieldset>
  );
}

function Where({ draft, errors, onChange }: PostingFieldsProps) {
  const { isRemote, zones } = draft;
  return (
    <fieldset className={groups.group}>
      <legend>Where and when</legend>
      <CheckboxField
        label="Remote"
        name="isRemote"
        checked={isRemote}
        onChange={({ currentTarget }) =>
          onChange({ isRemote: currentTarget.checked, ...(currentTarget.checked ? {} : { zones: null }) })
        }
      />
      <TextField
        label="Place"
        isOptional={isRemote}
        maxLength={POSTING_LIMITS.place}
        hint={isRemote ? 'If you’d rather hire from there.' : 'City and country.'}
        {...bindTexts(draft, errors, onChange)('place')}
      />
      {isRemote ? (
        <CheckboxField
          label="Applicants must work in certain time zones"
          name="hasZones"
          checked={zones !== null}
          onChange={({ currentTarget }) => onChange({ zones: currentTarget.checked ? { from: 0, to: 2 } : null })}
        />
      ) : null}
      {zones ? (
        <div className={styles.row}>
          <Offset label="From" end="from" zones={zones} errors={errors} onChange={onChange} />
          <Offset label="To" end="to" zones={zones} errors={errors} onChange={onChange} />
        </div>
      ) : null}
    </fieldset>
  );
}

interface OffsetProps extends Pick<PostingFieldsProps, 'errors' | 'onChange'> {
  label: string;
  end: 'from' | 'to';
  zones: NonNullable<PostingDraft['zones']>;
}

const Offset = ({ label, end, zones, errors, onChange }: OffsetProps) => (
  <SelectField
    label={label}
    name={`zones.${end}`}
    value={zones[end]}
    error={errors[`zones.${end}`]}
    onChange={({ currentTarget }) => onChange({ zones: { ...zones, [end]: Number(currentTarget.value) } })}
  >
    {ZONES.map((hours) => (
      <option key={hours} value={hours}>
        {offsetText(hours)}
      </option>
    ))}
  </SelectField>
);

function Pay({ draft: { pay, benefits }, errors, onChange }: PostingFieldsProps) {
  const payErrors = { min: errors['pay.min'], max: errors['pay.max'] };
  const bind = bindTexts(pay, payErrors, (change) => onChange({ pay: { ...pay, ...change } }));
  const field = (name: keyof typeof pay) => ({ ...bind(name), name: `pay.${name}` });
  const amount = { required: true, maxLength: 40, echo: (typed: string) => amountText(typed, pay.currency) };
  return (
    <fieldset className={groups.group}>
      <legend>Pay</legend>
      <div className={styles.row}>
        <NumberField label="Minimum" {...amount} {...field('min')} />
        <NumberField label="Maximum" {...amount} {...field('max')} />
        <SelectField label="Currency" {...field('currency')}>
          {JOB_CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <SelectField label="For" {...field('unit')}>
          {PAY_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_LABELS[unit].replace(/^for /, '')}
            </option>
          ))}
        </SelectField>
      </div>
      <ListField
        label="Benefits"
        name="benefits"
        separator={'\n'}
        hint={`One per line, up to ${JOB_LIMITS.benefits}.`}
        list={benefits}
        error={errors.benefits}
        onChange={(list) => onChange({ benefits: list })}
      />
    </fieldset>
  );
}

function Choosing({ draft, errors, now, onChange }: PostingFieldsProps) {
  const days = answerDays(now);
  return (
    <fieldset className={groups.group}>
      <legend>How you choose</legend>
      <TextField
        label="Answer every applicant by"
        type="date"
        required
        min={days.first}
        max={days.last}
        hint={`Within ${POSTING_LIMITS.answerDays} days. Applicants see this date before they apply.`}
        {...bindTexts(draft, errors, onChange)('answerBy')}
      />
      <ListField
        label="What you’ll score"
        name="attributes"
        separator=","
        hint={
          `For example: craft, reliability. Up to ${POSTING_LIMITS.attributes}, separated by commas. ` +
          `Applicants see them.`
        }
        list={draft.attributes}
        error={errors.attributes}
        onChange={(attributes) => onChange({ attributes })}
      />
      <CheckboxField
        label="Hide names at first"
        name="isBlind"
        hint="You see name, picture, links and files once you shortlist an applicant."
        checked={draft.isBlind}
        onChange={({ currentTarget }) => onChange({ isBlind: currentTarget.checked })}
      />
    </fieldset>
  );
}
