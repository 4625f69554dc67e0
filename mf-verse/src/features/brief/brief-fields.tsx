import { useState } from 'react';
import type { Currency } from '@verse/api-contract/money';
import { amountText } from '@verse/api-contract/typed-number';
import { BRIEF_TEXTS, PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { NumberField, TextAreaField, TextField } from '@verse/ui';
import { CurrencyField } from '../../shared/currency-field';
import groups from '../../shared/field-group.module.scss';

interface BriefFieldsProps {
  title: string;
  currency: Currency;
  errors: Record<string, string | undefined>;
}

/** Uses uncontrolled fields, so that text typed before hydration is not lost. */
export function BriefFields({ title, currency: initial, errors }: BriefFieldsProps) {
  const [currency, setCurrency] = useState(initial);
  return (
    <>
      <TextField
        label="Title"
        name="title"
        required
        maxLength={BRIEF_TEXTS.title.max}
        hint="A few words, such as “Logo for a bakery”."
        defaultValue={title}
        error={errors.title}
      />
      <TextAreaField
        label="What you want to achieve"
        name="aim"
        required
        rows={8}
        maxLength={BRIEF_TEXTS.aim.max}
        hint="Who it’s for, what they should do or feel, and what you already have."
        error={errors.aim}
      />
      <TextAreaField
        label="Links"
        name="links"
        isOptional
        rows={3}
        hint={`One per line, up to ${PROJECT_LIMITS.links}.`}
        error={errors.links}
      />
      <div className={groups.row}>
        <NumberField
          label="Budget"
          name="budget"
          isOptional
          echo={(typed) => amountText(typed, currency)}
          maxLength={40}
          error={errors.budget}
        />
        <CurrencyField
          name="currency"
          defaultValue={initial}
          onChange={({ currentTarget }) => setCurrency(currentTarget.value as Currency)}
        />
        <TextField label="Wanted by" name="wantedBy" type="date" isOptional error={errors.wantedBy} />
      </div>
    </>
  );
}
