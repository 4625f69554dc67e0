import { useState } from 'react';
import { markAt } from '@verse/api-contract/mark-at';
import { useShell } from '@verse/contract/react';
import { useLoad } from '@verse/contract/server-state';
import { CompletionField, type CompletionFieldProps, FormattedTextField } from '@verse/ui';
import { type Completion, completionQuery } from './completion.api';

interface CompletedTextAreaProps extends Omit<CompletionFieldProps, 'findMark' | 'onMark' | 'completion' | 'area'> {
  findMark?: CompletionFieldProps['findMark'];
  /** Whether the field has a toolbar for bold, italic, lists and links. */
  hasMarks?: boolean;
}

/** A text area that suggests members after @ and tags after #, or completions for the marks that `findMark` finds. */
export function CompletedTextArea({ findMark = markAt, hasMarks = false, ...rest }: CompletedTextAreaProps) {
  const feed = useShell().href('feed');
  const [asked, setAsked] = useState<string | null>(null);
  const { data } = useLoad<Completion>(asked === null ? null : `${feed}/completion?${completionQuery(asked)}`);
  return (
    <CompletionField
      {...rest}
      {...(hasMarks ? { area: FormattedTextField } : {})}
      findMark={findMark}
      onMark={setAsked}
      completion={data}
    />
  );
}
