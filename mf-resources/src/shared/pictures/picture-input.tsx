import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Field } from '@verse/ui';
import { ACCEPTED, refusalOf } from './picture-check';
import styles from './picture-input.module.scss';

interface PictureInputProps {
  label: string;
  name: string;
  hint: ReactNode;
  error: string | undefined;
  isMultiple?: boolean;
  /** How many more there is room for. */
  room: number;
  onChoose: (files: File[]) => void;
}

/** Chooses pictures and looks at their bytes at once; what cannot be a picture is refused in words, the rest is taken. */
export function PictureInput({ label, name, hint, error, isMultiple = false, room, onChoose }: PictureInputProps) {
  const [refused, setRefused] = useState<string[]>([]);

  async function handleChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    // Or the same file could not be chosen again after it was removed.
    input.value = '';
    const checked = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file) })));
    const good = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
    const surplus = good
      .slice(room)
      .map((file) => `There is no room for “${file.name}”. Remove another picture first.`);
    setRefused([...checked.flatMap(({ refusal }) => refusal ?? []), ...surplus]);
    if (good.length > 0 && room > 0) onChoose(good.slice(0, room));
  }

  return (
    <Field label={label} hint={hint} error={[...refused, error].filter(Boolean).join(' ') || undefined}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.input}`}
          type="file"
          name={name}
          accept={ACCEPTED}
          multiple={isMultiple}
          onChange={(event) => void handleChange(event)}
        />
      )}
    </Field>
  );
}
