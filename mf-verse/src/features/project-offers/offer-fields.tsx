import { Link } from 'react-router-dom';
import { OFFER_LIMITS, OFFER_TEXTS } from '@verse/api-contract/work/project-offers.values';
import { useShell } from '@verse/contract/react';
import { TextAreaField, TextField } from '@verse/ui';
import { CurrencyField } from '../../shared/currency-field';
import groups from '../../shared/field-group.module.scss';
import { MarkedTextField } from '../../shared/marked-text-field';
import { MutedText } from '../../shared/muted-text';
import { MilestoneFields } from './milestone-fields';
import type { OfferDraft, OfferFieldsProps } from './offer-draft';

type TextName = {
  [Name in keyof OfferDraft]: OfferDraft[Name] extends string ? Name : never;
}[keyof OfferDraft];

/** Returns the value and change handler for one of the draft's text fields. */
const textOf = ({ draft, change }: Pick<OfferFieldsProps, 'draft' | 'change'>, name: TextName) => ({
  value: draft[name],
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
});

/** The fields for the work itself. */
export function WhatFields(props: OfferFieldsProps) {
  const { errors } = props;
  return (
    <>
      <MarkedTextField
        label="Scope"
        name="terms.scope"
        required
        rows={6}
        maxLength={OFFER_TEXTS.scope.max}
        hint="What you’ll do, and what’s not included."
        error={errors['terms.scope']}
        {...textOf(props, 'scope')}
      />
      <TextAreaField
        label="Deliverables"
        name="terms.deliverables"
        required
        rows={3}
        hint={`One per line, up to ${OFFER_LIMITS.deliverables}.`}
        error={errors['terms.deliverables']}
        {...textOf(props, 'deliverables')}
      />
    </>
  );
}

/** The fields for dates, amounts and rules. */
export function WhenFields({ other, ...props }: OfferFieldsProps & { other: string }) {
  const { errors } = props;
  return (
    <>
      <CurrencyField name="terms.currency" {...textOf(props, 'currency')} />
      <MilestoneFields {...props} />
      <RuleFields {...props} />
      <TextAreaField
        label={`Message to ${other}`}
        name="note"
        isOptional
        rows={3}
        maxLength={OFFER_TEXTS.note.max}
        hint="Not part of the contract."
        error={errors.note}
        {...textOf(props, 'note')}
      />
    </>
  );
}

function RuleFields(props: OfferFieldsProps) {
  const { errors } = props;
  const { revisions, fewestSilentDays, mostSilentDays, mostValidDays } = OFFER_LIMITS;
  return (
    <div className={groups.row}>
      <TextField
        label="Rounds of changes"
        name="terms.revisions"
        required
        inputMode="numeric"
        hint={`Per milestone, 0 to ${revisions}.`}
        error={errors['terms.revisions']}
        {...textOf(props, 'revisions')}
      />
      <TextField
        label="Auto-accept after (days)"
        name="terms.silentDays"
        required
        inputMode="numeric"
        hint={`No answer after this many days (${fewestSilentDays} to ${mostSilentDays}) means accepted.`}
        error={errors['terms.silentDays']}
        {...textOf(props, 'silentDays')}
      />
      <TextField
        label="Valid until"
        name="terms.validUntil"
        type="date"
        required
        hint={`Up to ${mostValidDays} days from today (UTC). An earlier milestone ends it sooner.`}
        error={errors['terms.validUntil']}
        {...textOf(props, 'validUntil')}
      />
    </div>
  );
}

/** The fields for the account that the client pays into. */
export function WhereFields(props: OfferFieldsProps) {
  const settings = useShell().href('settings');
  const { errors } = props;
  const field = (name: 'holder' | 'bank' | 'number' | 'code') => ({
    name: `terms.account.${name}`,
    error: errors[`terms.account.${name}`] ?? (name === 'holder' ? errors['terms.account'] : undefined),
    ...textOf(props, name === 'number' ? 'account' : name),
  });
  return (
    <fieldset className={groups.group}>
      <legend>Where you get paid</legend>
      <MutedText>
        Your client pays you here, directly. Only they see it.
        {settings ? (
          <>
            {' '}
            Set your usual account in your <Link to={`${settings}#offers`}>settings</Link>.
          </>
        ) : null}
      </MutedText>
      <div className={groups.row}>
        <TextField label="Account holder" required maxLength={OFFER_TEXTS.holder.max} {...field('holder')} />
        <TextField label="Bank" required maxLength={OFFER_TEXTS.bank.max} {...field('bank')} />
        <TextField label="Account number" required maxLength={OFFER_TEXTS.account.max} {...field('number')} />
        <TextField label="Bank code" isOptional maxLength={OFFER_TEXTS.code.max} {...field('code')} />
      </div>
    </fieldset>
  );
}
