import { type ComponentProps, useRef } from 'react';
import { findTextErrors, type TextRule } from '@verse/api-contract/text';
import { TextAreaField } from '@verse/ui';
import { WorkDialog } from './work-dialog';

interface TextDialogProps extends Omit<ComponentProps<typeof WorkDialog>, 'read' | 'children'> {
  /** The request body property that holds the text. */
  name: string;
  label: string;
  rule: TextRule;
  hint?: string;
  isRequired?: boolean;
  /** Additional request body properties. */
  more?: object;
}

/** A dialog for a change that consists of a single text. */
export function TextDialog({ name, label, rule, hint, isRequired = true, more, ...dialog }: TextDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <WorkDialog
      {...dialog}
      read={() => {
        const text = field.current?.value ?? '';
        const faults = isRequired || text !== '' ? findTextErrors({ [name]: rule }, { [name]: text }) : {};
        return { faults, body: { ...more, [name]: text } };
      }}
    >
      {(errors) => (
        <TextAreaField
          ref={field}
          label={isRequired ? label : `${label} (optional)`}
          name={name}
          rows={4}
          required={isRequired}
          maxLength={rule.max}
          hint={hint}
          error={errors[name]}
        />
      )}
    </WorkDialog>
  );
}
