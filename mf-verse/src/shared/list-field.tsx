import { type ComponentProps, useState } from 'react';
import { TextAreaField, TextField } from '@verse/ui';

interface ListFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'hint' | 'error'> {
  list: string[];
  /** Separator between the entries. */
  separator: ',' | '\n';
  onChange: (list: string[]) => void;
}

const listed = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/**
 * A field for several short entries, such as tags. A trailing separator is kept while the next entry is being typed.
 */
export function ListField({ list, separator, onChange, ...field }: ListFieldProps) {
  const joined = list.join(separator === ',' ? ', ' : separator);
  const [text, setText] = useState(joined);
  const shown = isSame(listed(text, separator), list) ? text : joined;
  const props = {
    ...field,
    isOptional: true,
    value: shown,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setText(currentTarget.value);
      onChange(listed(currentTarget.value, separator));
    },
  };
  return separator === ',' ? <TextField {...props} /> : <TextAreaField rows={3} {...props} />;
}
