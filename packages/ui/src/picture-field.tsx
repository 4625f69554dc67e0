import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Field } from './field';
import styles from './picture-field.module.scss';

interface PictureFieldProps {
  label: string;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
  name: string;
  hint: ReactNode;
  error?: string | undefined;
  isMultiple?: boolean;
  /** Selectable MIME types. */
  types: readonly string[];
  /** Resolves with an error message if the file is rejected, otherwise with null. */
  check: (file: File) => Promise<string | null>;
  /** Number of pictures that can still be added. */
  room: number;
  onChoose: (files: File[]) => void;
}

/**
 * Selects pictures and checks each one immediately. Accepts valid pictures, and shows a message for each rejected one.
 *
 * @example <PictureField label="Cover" name="cover" hint="At most 5 MB." types={TYPES} check={check} room={1}
 * onChoose={keep} />
 */
export function PictureField(props: PictureFieldProps) {
  const { label, name, isOptional = false, hint, error, types, check, isMultiple = false, room, onChoose } = props;
  const [refused, setRefused] = useState<string[]>([]);

  async function handleChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    // Without this reset, a removed file could not be selected again.
    input.value = '';
    const checked = await Promise.all(files.map(async (file) => ({ file, refusal: await check(file) })));
    const good = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
    const surplus = good.slice(room).map((file) => `There is no room for “${file.name}”. Remove another one first.`);
    setRefused([...checked.flatMap(({ refusal }) => refusal ?? []), ...surplus]);
    if (good.length > 0 && room > 0) onChoose(good.slice(0, room));
  }

  return (
    <Field
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={[...refused, error].filter(Boolean).join(' ') || undefined}
    >
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.input}`}
          type="file"
          name={name}
          accept={types.join()}
          multiple={isMultiple}
          onChange={(event) => void handleChange(event)}
        />
      )}
    </Field>
  );
}
