import type { ComponentProps } from 'react';
import type { Project, ProjectWork } from '@verse/api-contract/api';
import { findTextErrors, type TextRule } from '@verse/api-contract/text';
import { readText } from '@verse/contract/form';
import { TextAreaField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { sendWorkAction } from './work.api';

interface WorkDialogProps extends Omit<
  ComponentProps<typeof ChangeDialog<ProjectWork>>,
  'keptAs' | 'findErrors' | 'send'
> {
  project: Pick<Project, 'number' | 'revision'>;
  path: string;
  method?: 'POST' | 'PUT';
  /** Returns validation errors keyed by field, and the request body. */
  read: (form: FormData) => { faults: Record<string, string | undefined>; body: object };
}

/** A button that opens a dialog for one change to the work. */
export const WorkDialog = ({ project, path, method = 'POST', read, ...dialog }: WorkDialogProps) => (
  <ChangeDialog<ProjectWork>
    {...dialog}
    // Accepting a delivery and asking for changes use the same path, but each keeps its own text.
    keptAs={`work ${project.number} ${path} ${dialog.action}`}
    findErrors={(form) => read(form).faults}
    send={(api, form) => sendWorkAction(api, { project, path, method, body: read(form).body })}
  />
);

interface TextDialogProps extends Omit<WorkDialogProps, 'read' | 'children'> {
  /** The request body property that holds the text. */
  name: string;
  label: string;
  rule: TextRule;
  hint: string;
  isRequired?: boolean;
  /** Additional request body properties. */
  more?: object;
  /** What prevents sending beside the text. */
  fault?: string | undefined;
}

/** A dialog for a change that consists of a single text. */
export const TextDialog = ({ name, label, rule, hint, isRequired = true, more, fault, ...dialog }: TextDialogProps) => (
  <WorkDialog
    {...dialog}
    read={(form) => {
      const text = readText(form, name);
      const faults = isRequired || text !== '' ? findTextErrors({ [name]: rule }, { [name]: text }) : {};
      return { faults: fault === undefined ? faults : { [name]: fault }, body: { ...more, [name]: text } };
    }}
  >
    {(errors) => (
      <TextAreaField
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
