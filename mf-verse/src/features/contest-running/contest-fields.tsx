import type { ContestDraft } from '@verse/api-contract/api';
import { CONTEST_LIMITS, CONTEST_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import {
  LOSING_ENTRIES,
  SHARE_RULE_TEXTS,
  SHARE_RULES,
  TERMS_TEXTS,
} from '@verse/api-contract/contests/contest-terms.values';
import { amountText, wholeText } from '@verse/api-contract/typed-number';
import { CheckboxField, NumberField, SelectField, TextAreaField, TextField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import groups from '../../shared/field-group.module.scss';
import { ListField } from '../../shared/list-field';
import styles from './contest-fields.module.scss';
import type { ContestFieldsProps } from './contest-fields-props';
import { CriteriaFields } from './criteria-fields';
import { MomentField } from './moment-field';

type TextName = {
  [Name in keyof ContestDraft]: ContestDraft[Name] extends string ? Name : never;
}[keyof ContestDraft];

const inDollars = (typed: string) => amountText(typed, 'USD');

function binding({ form, errors, change }: Omit<ContestFieldsProps, 'isLocked'>) {
  return (name: TextName) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
}

export function ContestFields(props: ContestFieldsProps) {
  return (
    <>
      <Brief {...props} />
      <Dates {...props} />
      <Prize {...props} />
      <Licence {...props} />
      <CriteriaFields {...props} />
      <Vote {...props} />
    </>
  );
}

function Brief(props: ContestFieldsProps) {
  const { form, errors, isLocked, change } = props;
  const text = binding(props);
  return (
    <fieldset className={groups.group}>
      <legend>Brief</legend>
      <TextField label="Title" required maxLength={CONTEST_TEXTS.title.max} {...text('title')} />
      <TextAreaField
        label="Description"
        required
        rows={6}
        maxLength={CONTEST_TEXTS.description.max}
        hint="What entrants are to make, for whom, and what you do with it."
        {...text('description')}
      />
      <ListField
        label="Tags"
        name="tags"
        separator=","
        hint={`With commas between them, at most ${CONTEST_LIMITS.tags}.`}
        list={form.tags}
        error={errors.tags}
        onChange={(tags) => change({ tags })}
      />
      <div className={styles.row}>
        <NumberField
          label="Places"
          inputMode="numeric"
          required
          echo={wholeText}
          hint="A team takes one place."
          {...text('maxParticipants')}
        />
        <NumberField
          label="Members of a team, at most"
          inputMode="numeric"
          required
          disabled={isLocked}
          echo={wholeText}
          hint="1 to 6; with 1 there are no teams."
          {...text('teamSize')}
        />
      </div>
      <TextAreaField
        label="Rules"
        required
        rows={6}
        disabled={isLocked}
        maxLength={TERMS_TEXTS.rules.max}
        hint="What an entry must be, and what leads to its removal."
        {...text('rules')}
      />
    </fieldset>
  );
}

function Dates(props: ContestFieldsProps) {
  const { form, errors, isLocked, change } = props;
  const moment = (name: 'startsAt' | 'deadline' | 'resultsBy' | 'awardBy') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <fieldset className={groups.group} disabled={isLocked}>
      <legend>Dates</legend>
      <p className={parts.quiet}>In your own time zone. The page shows everyone their own zone and UTC.</p>
      <div className={styles.row}>
        <MomentField label="Start" {...moment('startsAt')} />
        <MomentField label="Deadline" {...moment('deadline')} />
      </div>
      <NumberField
        label="Grace period, in minutes"
        inputMode="numeric"
        required
        echo={wholeText}
        hint="0 to 180. An entry that was begun before the deadline can be finished in it."
        {...binding(props)('graceMinutes')}
      />
      <div className={styles.row}>
        <MomentField label="Results by" {...moment('resultsBy')} />
        <MomentField label="Prize awarded by" {...moment('awardBy')} />
      </div>
    </fieldset>
  );
}

function Prize(props: ContestFieldsProps) {
  const { form, errors, isLocked, change } = props;
  const text = binding(props);
  return (
    <fieldset className={groups.group} disabled={isLocked}>
      <legend>Prize and pledge</legend>
      <NumberField label="Prize pool, in $" echo={inDollars} required {...text('prizePool')} />
      <TextAreaField
        label="Prize pledge"
        required
        rows={3}
        maxLength={TERMS_TEXTS.pledge.max}
        hint="What the winner gets, how and when. Everyone sees it, and whether you kept it."
        {...text('pledge')}
      />
      <SelectField
        label="If it is not awarded in time"
        name="shareRule"
        required
        value={form.shareRule ?? ''}
        error={errors.shareRule}
        onChange={({ currentTarget }) =>
          change({ shareRule: (currentTarget.value || null) as ContestDraft['shareRule'] })
        }
      >
        <option value="">Choose a rule</option>
        {SHARE_RULES.map((rule) => (
          <option key={rule} value={rule}>
            {SHARE_RULE_TEXTS[rule].replace('If it is not awarded in time, the', 'The')}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

const Licence = (props: ContestFieldsProps) => (
  <fieldset className={groups.group} disabled={props.isLocked}>
    <legend>Licence of entries</legend>
    <TextField
      label="What you may do with the winning entries"
      required
      maxLength={TERMS_TEXTS.licence.max}
      hint="One sentence. Entrants read it directly above the button that submits their entry."
      {...binding(props)('licence')}
    />
    <p className={parts.quiet}>{LOSING_ENTRIES}</p>
  </fieldset>
);

function Vote({ form: { vote }, errors, isLocked, change }: ContestFieldsProps) {
  return (
    <fieldset className={groups.group} disabled={isLocked}>
      <legend>Community vote</legend>
      <CheckboxField
        label="Members vote for a prize of their own"
        name="hasVote"
        hint="It begins after the grace period, and does not count for the judges’ result."
        checked={vote !== null}
        onChange={({ currentTarget }) => change({ vote: currentTarget.checked ? { prize: '', until: '' } : null })}
      />
      {vote ? (
        <>
          <TextField
            label="Prize of the community vote"
            name="vote.prize"
            required
            maxLength={TERMS_TEXTS.votePrize.max}
            value={vote.prize}
            error={errors['vote.prize']}
            onChange={({ currentTarget }) => change({ vote: { ...vote, prize: currentTarget.value } })}
          />
          <MomentField
            label="Voting ends"
            name="vote.until"
            value={vote.until}
            error={errors['vote.until']}
            onChange={(until) => change({ vote: { ...vote, until } })}
          />
        </>
      ) : null}
    </fieldset>
  );
}
