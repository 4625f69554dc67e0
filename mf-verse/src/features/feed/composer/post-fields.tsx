import {
  MADE_HOW,
  POST_LIMITS,
  POST_VISIBILITIES,
  type PostVisibility,
} from '@verse/api-contract/community/community-posts.values';
import { SelectField, TextField } from '@verse/ui';
import { CompletedTextArea } from '../../../shared/completion/completed-text-area';
import { MADE_HOW_LABELS } from '../../../shared/made-how-labels';
import type { Draft } from './draft';
import styles from './post-fields.module.scss';

const VISIBILITY_LABELS: Record<PostVisibility, string> = { public: 'Everyone', members: 'Members only' };

type Values = Omit<Draft, 'key'>;

interface FieldsProps {
  values: Values;
  errors: Record<string, string | undefined>;
  hasPicture: boolean;
  onChange: (change: Partial<Values>) => void;
}

interface PostTextProps extends Omit<FieldsProps, 'hasPicture'> {
  id?: string;
  label: string;
  rows?: number;
}

export function PostText({ id, values, errors, onChange, label, rows = 3 }: PostTextProps) {
  return (
    <CompletedTextArea
      hasMarks
      id={id}
      label={label}
      placeholder={rows === 1 ? label : undefined}
      name="text"
      rows={rows}
      maxLength={POST_LIMITS.text}
      value={values.text}
      error={errors.text}
      onText={(text) => onChange({ text })}
    />
  );
}

/** All post fields except the text and the picture. */
export function PostChoices({ values, errors, hasPicture, onChange }: FieldsProps) {
  return (
    <>
      {hasPicture ? (
        <TextField
          label="Describe the picture"
          hint="For people who can’t see it."
          name="alt"
          required
          maxLength={POST_LIMITS.alt}
          value={values.alt}
          error={errors.alt}
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
      ) : null}
      <div className={styles.choices}>
        <SelectField
          label="How it was made"
          name="madeHow"
          value={values.madeHow}
          error={errors.madeHow}
          onChange={(event) => onChange({ madeHow: event.currentTarget.value as Draft['madeHow'] })}
        >
          {MADE_HOW.map((how) => (
            <option key={how} value={how}>
              {MADE_HOW_LABELS[how]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Who can see it"
          name="visibility"
          value={values.visibility}
          error={errors.visibility}
          onChange={(event) => onChange({ visibility: event.currentTarget.value as PostVisibility })}
        >
          {POST_VISIBILITIES.map((visibility) => (
            <option key={visibility} value={visibility}>
              {VISIBILITY_LABELS[visibility]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
