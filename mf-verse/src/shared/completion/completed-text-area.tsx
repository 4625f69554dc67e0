import { useState } from 'react';
import { markAt } from '@verse/api-contract/mark-at';
import { useShell } from '@verse/contract/react';
import { type Completion, useLoad } from '@verse/contract/server-state';
import { CompletionField, type CompletionFieldProps } from '@verse/ui';
import { MarkedTextField } from '../marked-text-field';

interface CompletedTextAreaProps extends Omit<CompletionFieldProps, 'findMark' | 'onMark' | 'completion' | 'area'> {
  findMark?: CompletionFieldProps['findMark'];
  /** Whether the field has a toolbar for bold, italic, lists and links. */
  hasMarks?: boolean;
}

/** A text area with suggestions for the text that `findMark` finds: by default, members after @ and tags after #. */
export function CompletedTextArea({ findMark = markAt, hasMarks = false, ...rest }: CompletedTextAreaProps) {
  const feed = useShell().href('feed');
  const [asked, setAsked] = useState<string | null>(null);
  const query = asked === null ? null : new URLSearchParams({ mark: asked });
  const { data } = useLoad<Completion>(query && `${feed}/completion?${query}`);
  return (
    <CompletionField
      {...rest}
      {...(hasMarks ? { area: MarkedTextField } : {})}
      findMark={findMark}
      onMark={setAsked}
      completion={data}
    />
  );
}
