import type { ContestDraft } from '@verse/api-contract/api';
import { CONTEST_LIMITS, CONTEST_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import {
  LOSING_ENTRIES,
  SHARE_RULE_TEXTS,
  SHARE_RULES,
  type ShareRule,
  TERMS_TEXTS,
} from '@verse/api-contract/contests/contest-terms.values';
import { amountText, wholeText } from '@verse/api-contract/typed-number';
import { CheckboxField, NumberField, SelectField, TextAreaField, TextField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import groups from '../../shared/field-group.module.scss';
import { Fold } from '../../shared/fold';
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

/** The fields of a contest: what every organiser decides is in sight, what has a usual answer is folded. */
export function ContestFields(props: ContestFieldsProps) {
  return (
    <>
      <Brief {...props} />
      <Dates {...props} />
      <Criteria {...props} />
      <Rules {...props} />
      <Pledge {...props} />
      <GraceAndVote {...props} />
    </>
  );
}

function Brief(props: ContestFieldsProps) {
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
        hint="What people should make, who it’s for, and what you’ll do with it."
        {...text('description')}
      />
      <div className={styles.row}>
        <NumberField
          label="Prize pool, in $"
          echo={inDollars}
          required
          disabled={props.isLocked}
          {...text('prizePool')}
        />
        <NumberField
          label="Places"
          inputMode="numeric"
          required
          echo={wholeText}
          hint="A team takes one place."
          {...text('maxParticipants')}
        />
      </div>
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
      <p className={parts.quiet}>In your time zone. Everyone sees theirs.</p>
      <div className={styles.row}>
        <MomentField label="Start" {...moment('startsAt')} />
        <MomentField label="Deadline" {...moment('deadline')} />
      </div>
      <div className={styles.row}>
        <MomentField label="Results by" {...moment('resultsBy')} />
        <MomentField label="Prize awarded by" {...moment('awardBy')} />
      </div>
    </fieldset>
  );
}

const hasErrorIn = (errors: ContestFieldsProps['errors'], names: readonly string[]) =>
  Object.entries(errors).some(([at, error]) => error && names.some((name) => at === name || at.startsWith(`${name}.`)));

const listed = (values: readonly (string | false | null | undefined)[]) => values.filter(Boolean).join(', ');

function Criteria(props: ContestFieldsProps) {
  const { form, errors, isLocked } = props;
  const summary = listed(form.criteria.map(({ title, weight }) => title && `${title} ${weight} %`));
  return (
    <Fold
      title="Criteria"
      summary={summary || 'None yet'}
      hasError={hasErrorIn(errors, ['criteria'])}
      isDisabled={isLocked}
    >
      <CriteriaFields {...props} />
    </Fold>
  );
}

function Rules(props: ContestFieldsProps) {
  const { form, errors, isLocked, change } = props;
  const text = binding(props);
  const { teamSize, tags, rules } = form;
  const teams = teamSize && (teamSize === '1' ? 'no teams' : `teams of up to ${teamSize}`);
  return (
    <Fold
      title="Rules, teams and tags"
      summary={listed([rules ? 'Rules are written' : 'No rules yet', teams, ...tags])}
      hasError={hasErrorIn(errors, ['rules', 'teamSize', 'tags'])}
    >
      <TextAreaField
        label="Rules"
        required
        rows={6}
        disabled={isLocked}
        maxLength={TERMS_TEXTS.rules.max}
        hint="What an entry must be, which files you accept, and what gets it removed."
        {...text('rules')}
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
      <ListField
        label="Tags"
        name="tags"
        separator=","
        hint={`Up to ${CONTEST_LIMITS.tags}, separated by commas.`}
        list={tags}
        error={errors.tags}
        onChange={(next) => change({ tags: next })}
      />
    </Fold>
  );
}

const shareRuleText = (rule: ShareRule) => SHARE_RULE_TEXTS[rule].replace('If you’re late, the', 'The');

function Pledge(props: ContestFieldsProps) {
  const { form, errors, isLocked, change } = props;
  const text = binding(props);
  return (
    <Fold
      title="Prize pledge and licence"
      summary={[form.pledge, form.licence].filter(Boolean).join(' ') || 'Not written yet'}
      hasError={hasErrorIn(errors, ['pledge', 'shareRule', 'licence'])}
      isDisabled={isLocked}
    >
      <TextAreaField
        label="Prize pledge"
        required
        rows={3}
        maxLength={TERMS_TEXTS.pledge.max}
        hint="What the winner gets, how and when. Everyone sees it, and whether you kept your word."
        {...text('pledge')}
      />
      <SelectField
        label="If you pay late"
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
            {shareRuleText(rule)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="What you can do with the winning entries"
        required
        maxLength={TERMS_TEXTS.licence.max}
        hint="One sentence. People read it right above the Submit button."
        {...text('licence')}
      />
      <p className={parts.quiet}>{LOSING_ENTRIES}</p>
    </Fold>
  );
}

function GraceAndVote(props: ContestFieldsProps) {
  const { form, errors, isLocked } = props;
  const { graceMinutes, vote } = form;
  return (
    <Fold
      title="Extra time and community vote"
      summary={listed([
        graceMinutes ? `${graceMinutes} minutes after the deadline` : 'No extra time yet',
        vote ? `vote for ${vote.prize || 'a prize'}` : 'no vote',
      ])}
      hasError={hasErrorIn(errors, ['graceMinutes', 'vote'])}
      isDisabled={isLocked}
    >
      <NumberField
        label="Extra time, in minutes"
        inputMode="numeric"
        required
        echo={wholeText}
        hint="0 to 180. Extra time to finish entries started before the deadline."
        {...binding(props)('graceMinutes')}
      />
      <Vote {...props} />
    </Fold>
  );
}

function Vote({ form: { vote }, errors, change }: ContestFieldsProps) {
  return (
    <>
      <CheckboxField
        label="Members vote for a prize of their own"
        name="hasVote"
        hint="It starts after the extra time and doesn’t affect the judges’ result."
        checked={vote !== null}
        onChange={({ currentTarget }) => change({ vote: currentTarget.checked ? { prize: '', until: '' } : null })}
      />
      {vote ? (
        <>
          <TextField
            label="Community prize"
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
    </>
  );
}
