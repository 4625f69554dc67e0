import { useState } from 'react';
import type { DeskMember, DeskSanction } from '@verse/api-contract/api';
import type { CommunityRule } from '@verse/api-contract/community/moderation.values';
import type { NewSanction } from '@verse/api-contract/identity/people-desk.schema';
import { SANCTION_TEXTS, type SanctionKind } from '@verse/api-contract/identity/people-desk.values';
import { findTextErrors } from '@verse/api-contract/text';
import { DAY_MS } from '@verse/api-contract/time';
import { readText } from '@verse/contract/form';
import { createId } from '@verse/contract/server-state';
import { SelectField, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { RuleChoice } from '../../shared/rule-choice';
import { ACTS } from './labels';
import { impose } from './people-desk.api';
import { SpreadPreview } from './spread-preview';

interface SanctionDialogProps {
  member: DeskMember;
  kind: SanctionKind;
  onDone: (one: DeskSanction) => void;
  onClose: () => void;
}

const LENGTHS = [1, 3, 7, 14, 30, 60];
const ERASED = [1, 3, 7, 30];
const FOREVER = '0';
const sayDays = (days: number) => (days === 1 ? 'One day' : `${days} days`);

/** The form for a sanction: how long, which rule, which passage, and what to say. */
export function SanctionDialog({ member: { person, mayForever }, kind, onDone, onClose }: SanctionDialogProps) {
  const [rule, setRule] = useState<CommunityRule>();
  const [days, setDays] = useState(7);
  const [key] = useState(createId);
  const [title, what, done] = ACTS[kind];
  const hasEnd = kind === 'silence' || kind === 'suspension';

  function toSanction(form: FormData): NewSanction {
    const words = { rule: rule!, quote: readText(form, 'quote'), reason: readText(form, 'reason') };
    const length = Number(readText(form, 'length'));
    const until = new Date(Date.now() + length * DAY_MS).toISOString();
    if (kind === 'warning') return { kind, ...words };
    if (kind === 'silence') return { kind, ...words, until };
    if (kind === 'suspension') return { kind, ...words, until: length > 0 ? until : null };
    return { kind, ...words, days };
  }

  return (
    <FormDialog<DeskSanction>
      title={`${title}: ${person.name}`}
      keptAs={`sanction ${person.id} ${kind}`}
      submit={title}
      success={done}
      findErrors={(form) => ({
        rule: rule ? undefined : 'Choose a rule.',
        ...findTextErrors(SANCTION_TEXTS, { quote: readText(form, 'quote'), reason: readText(form, 'reason') }),
      })}
      send={(api, form) => impose(api, person.id, toSanction(form), key)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{what}</p>
          {hasEnd ? <LengthField isForever={kind === 'suspension' ? mayForever : false} error={errors.until} /> : null}
          {kind === 'erasure' ? <DaysField id={person.id} days={days} onChange={setDays} /> : null}
          <RuleChoice
            legend="Which rule was broken?"
            name="rule"
            chosen={rule}
            error={errors.rule}
            onChoose={setRule}
          />
          <TextAreaField
            label="Which part?"
            name="quote"
            rows={2}
            required
            maxLength={SANCTION_TEXTS.quote.max}
            hint="Quote the words, or say where it happened. They read it."
            error={errors.quote}
          />
          <TextAreaField
            label="Message to the member"
            name="reason"
            rows={4}
            required
            maxLength={SANCTION_TEXTS.reason.max}
            hint="Say what breaks the rule, and what would be fine. We don’t show your name."
            error={errors.reason}
          />
        </>
      )}
    </FormDialog>
  );
}

function LengthField({ isForever, error }: { isForever: boolean; error: string | undefined }) {
  return (
    <SelectField label="For how long?" name="length" defaultValue="7" error={error}>
      {LENGTHS.map((length) => (
        <option key={length} value={length}>
          {sayDays(length)}
        </option>
      ))}
      {isForever ? <option value={FOREVER}>No end date</option> : null}
    </SelectField>
  );
}

function DaysField({ id, days, onChange }: { id: string; days: number; onChange: (days: number) => void }) {
  return (
    <>
      <SelectField
        label="Since when?"
        name="days"
        value={days}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {ERASED.map((one) => (
          <option key={one} value={one}>
            {one === 1 ? 'The last day' : `The last ${one} days`}
          </option>
        ))}
      </SelectField>
      <SpreadPreview key={days} id={id} days={days} />
    </>
  );
}
