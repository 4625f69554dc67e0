import { type ReactNode, useState } from 'react';
import { findTextErrors, type TextRule } from '@verse/api-contract/text';
import type { ApiClient } from '@verse/contract';
import { TextAreaField } from '@verse/ui';
import { FormDialog } from './form-dialog';

interface ReasonDialogProps<T> {
  title: string;
  /** See `FormDialog`. */
  keptAs: string;
  submit: string;
  /** The API's name for the field. */
  name: string;
  rule: TextRule;
  /** Defaults to the rule's label. */
  label?: string;
  hint?: string;
  rows?: number;
  /** Explains the consequences. */
  children?: ReactNode;
  send: (api: ApiClient, reason: string) => Promise<T>;
  onDone: (value: T) => void;
  onClose: () => void;
}

/** A dialog for an action that requires a reason. */
export function ReasonDialog<T>(props: ReasonDialogProps<T>) {
  const { title, keptAs, submit, name, rule, label = rule.label, hint, rows = 4, children, onDone, onClose } = props;
  const [reason, setReason] = useState('');
  return (
    <FormDialog<T>
      title={title}
      keptAs={keptAs}
      submit={submit}
      onDone={onDone}
      onClose={onClose}
      findErrors={() => findTextErrors({ [name]: rule }, { [name]: reason })}
      send={(api) => props.send(api, reason)}
    >
      {(errors) => (
        <>
          {children ? <p>{children}</p> : null}
          <TextAreaField
            label={label}
            name={name}
            rows={rows}
            {...(hint ? { hint } : {})}
            required
            maxLength={rule.max}
            value={reason}
            error={errors[name]}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
