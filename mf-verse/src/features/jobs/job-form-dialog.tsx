import { useState } from 'react';
import type { Job } from '@verse/api-contract/api';
import { amountText } from '@verse/api-contract/typed-number';
import { JOB_CURRENCIES } from '@verse/api-contract/work/job-form.values';
import type { JobForm } from '@verse/api-contract/work/jobs.schema';
import { JOB_TYPES } from '@verse/api-contract/work/jobs.values';
import { createId } from '@verse/contract/server-state';
import { CheckboxField, NumberField, SelectField, TextAreaField, TextField } from '@verse/ui';
import { bindTexts } from '../../shared/bind-texts';
import { FormDialog } from '../../shared/form-dialog';
import { MarkedTextField } from '../../shared/marked-text-field';
import { changeJob, postJob } from './job-changes.api';
import { checkJob, inControls, type JobTexts, toJobForm, toJobTexts } from './job-form';
import styles from './job-form-dialog.module.scss';

interface JobFormDialogProps {
  /** The job to edit; undefined if a new one is being posted. */
  job?: Job;
  onClose: () => void;
  onDone: (job: Job) => void;
}

export function JobFormDialog({ job, onClose, onDone }: JobFormDialogProps) {
  const [texts, setTexts] = useState<JobTexts>(() => toJobTexts(job));
  const [key] = useState(createId);

  return (
    <FormDialog<Job>
      title={job ? 'Edit the job' : 'Post a job'}
      keptAs={`job ${job?.id ?? 'new'}`}
      submit={job ? 'Save changes' : 'Post job'}
      size="large"
      findErrors={() => checkJob(texts)}
      send={(api) => (job ? changeJob(api, job, toJobForm(texts)) : postJob(api, key, toJobForm(texts)))}
      toControls={inControls}
      success={job ? 'Job updated.' : 'The job is live for 30 days.'}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <Fields texts={texts} errors={errors} edit={(change) => setTexts((before) => ({ ...before, ...change }))} />
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  texts: JobTexts;
  errors: Record<string, string | undefined>;
  edit: (change: Partial<JobTexts>) => void;
}

function Fields({ texts, errors, edit }: FieldsProps) {
  const text = bindTexts(texts, errors, edit);
  const inCurrency = (typed: string) => amountText(typed, texts['pay.currency'] as JobForm['pay']['currency']);
  return (
    <>
      <TextField label="Title" required {...text('title')} />
      <TextField label="Company" required {...text('company')} />
      <MarkedTextField label="Description" required {...text('description')} />
      <SelectField label="Type" {...text('type')}>
        {JOB_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <fieldset className={styles.pay}>
        <legend>Pay per hour</legend>
        <NumberField label="Minimum" echo={inCurrency} required {...text('pay.min')} />
        <NumberField label="Maximum" echo={inCurrency} required {...text('pay.max')} />
        <SelectField label="Currency" {...text('pay.currency')}>
          {JOB_CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      </fieldset>
      <CheckboxField
        label="Remote"
        name="isRemote"
        checked={texts.isRemote}
        onChange={({ currentTarget }) => edit({ isRemote: currentTarget.checked })}
      />
      <TextField label="Tags" isOptional hint="Separated by commas." {...text('tags')} />
      <TextAreaField label="Benefits" isOptional rows={3} hint="One per line." {...text('benefits')} />
    </>
  );
}
