import { POSTING_LIMITS, type PostingDraft } from '@verse/api-contract/job-postings';
import { JOB_CURRENCIES, JOB_LIMITS, JOB_TEXTS, JOB_TYPES, PAY_UNITS, ZONE_LIMITS } from '@verse/api-contract/jobs';
import { amountText } from '@verse/api-contract/typed-number';
import { CheckboxField, FormattedTextField, NumberField, SelectField, TextField } from '@verse/ui';
import groups from '../../../shared/field-group.module.scss';
import { ListField } from '../../../shared/list-field';
import { answerDays, UNIT_WORDS } from '../hiring-words';
import styles from './posting-fields.module.scss';
import { offsetText } from './posting-words';

export interface PostingFieldsProps {
  draft: PostingDraft;
  errors: Record<string, string | undefined>;
  now: number;
  onChange: (patch: Partial<PostingDraft>) => void;
}

const OFFSETS = Array.from({ length: ZONE_LIMITS.east - ZONE_LIMITS.west + 1 }, (_, index) => ZONE_LIMITS.west + index);

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
  return (
    <fieldset className={groups.group}>
      <legend>The work</legend>
      <TextField
        label="Title"
        name="title"
        required
        maxLength={JOB_TEXTS.title.max}
        value={draft.title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <FormattedTextField
        label="Description"
        name="description"
        required
        rows={10}
        maxLength={JOB_TEXTS.description.max}
        hint="What is to be done, for whom, and what you need to see from applicants."
        value={draft.description}
        error={errors.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <ListField
        label="Skills"
        name="tags"
        separator=","
        hint={`With commas between them, at most ${JOB_LIMITS.tags}.`}
        list={draft.tags}
        error={errors.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <div className={styles.row}>
        <SelectField
          label="Kind"
          name="type"
          value={draft.type}
          error={errors.type}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value as PostingDraft['type'] })}
        >
          {JOB_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField
          label="Positions"
          name="positions"
          inputMode="numeric"
          required
          value={draft.positions}
          error={errors.positions}
          onChange={({ currentTarget }) => onChange({ positions: currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}

function Where({ draft, errors, onChange }: PostingFieldsProps) {
  const { isRemote, place, zones } = draft;
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
        name="place"
        isOptional={isRemote}
        maxLength={POSTING_LIMITS.place}
        hint={isRemote ? 'If you prefer applicants from there.' : 'City and country.'}
        value={place}
        error={errors.place}
        onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
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
          <Offset
            label="From"
            name="zones.from"
            value={zones.from}
            error={errors['zones.from']}
            onChange={(from) => onChange({ zones: { ...zones, from } })}
          />
          <Offset
            label="To"
            name="zones.to"
            value={zones.to}
            error={errors['zones.to']}
            onChange={(to) => onChange({ zones: { ...zones, to } })}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

interface OffsetProps {
  label: string;
  name: string;
  value: number;
  error: string | undefined;
  onChange: (hours: number) => void;
}

const Offset = ({ onChange, ...field }: OffsetProps) => (
  <SelectField {...field} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
    {OFFSETS.map((hours) => (
      <option key={hours} value={hours}>
        {offsetText(hours)}
      </option>
    ))}
  </SelectField>
);

function Pay({ draft: { pay, benefits }, errors, onChange }: PostingFieldsProps) {
  const echo = (typed: string) => amountText(typed, pay.currency);
  const change = (part: Partial<PostingDraft['pay']>) => onChange({ pay: { ...pay, ...part } });
  return (
    <fieldset className={groups.group}>
      <legend>Pay</legend>
      <div className={styles.row}>
        <NumberField
          label="Minimum"
          name="pay.min"
          required
          echo={echo}
          maxLength={40}
          value={pay.min}
          error={errors['pay.min']}
          onChange={({ currentTarget }) => change({ min: currentTarget.value })}
        />
        <NumberField
          label="Maximum"
          name="pay.max"
          required
          echo={echo}
          maxLength={40}
          value={pay.max}
          error={errors['pay.max']}
          onChange={({ currentTarget }) => change({ max: currentTarget.value })}
        />
        <SelectField
          label="Currency"
          name="pay.currency"
          value={pay.currency}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value as typeof pay.currency })}
        >
          {JOB_CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <SelectField
          label="For"
          name="pay.unit"
          value={pay.unit}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value as typeof pay.unit })}
        >
          {PAY_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_WORDS[unit].replace(/^for /, '')}
            </option>
          ))}
        </SelectField>
      </div>
      <ListField
        label="Benefits"
        name="benefits"
        separator={'\n'}
        hint={`One on each line, at most ${JOB_LIMITS.benefits}.`}
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
        name="answerBy"
        type="date"
        required
        min={days.first}
        max={days.last}
        hint={`Within ${POSTING_LIMITS.answerDays} days. Applicants see the date before they apply.`}
        value={draft.answerBy}
        error={errors.answerBy}
        onChange={({ currentTarget }) => onChange({ answerBy: currentTarget.value })}
      />
      <ListField
        label="Attributes to judge by"
        name="attributes"
        separator=","
        hint={`Such as: craft, reliability. With commas, at most ${POSTING_LIMITS.attributes}. Applicants see them.`}
        list={draft.attributes}
        error={errors.attributes}
        onChange={(attributes) => onChange({ attributes })}
      />
      <CheckboxField
        label="Blind first look"
        name="isBlind"
        hint="Reviewers see no name, picture, links or files until they shortlist an applicant."
        checked={draft.isBlind}
        onChange={({ currentTarget }) => onChange({ isBlind: currentTarget.checked })}
      />
    </fieldset>
  );
}
