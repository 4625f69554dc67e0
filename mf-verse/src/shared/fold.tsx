import { type ReactNode, useEffect, useRef } from 'react';
import groups from './field-group.module.scss';
import { Folded } from './folded';

interface FoldProps {
  title: string;
  /** The values inside, in a few words. */
  summary: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  /** Whether a field inside has an error. The group then opens and stays open, so that the field can be focused. */
  hasError?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A group of fields that shows only its title and its values until it is opened. */
export function Fold({ title, summary, isOpen = false, hasError = false, isDisabled = false, children }: FoldProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // Runs before the effect of the form that focuses the first invalid field.
  useEffect(() => {
    const details = fields.current?.closest('details');
    if (details && hasError) details.open = true;
  });
  return (
    <Folded title={title} summary={<span dir="auto">{summary}</span>} isOpen={isOpen}>
      <fieldset ref={fields} className={groups.group} disabled={isDisabled} aria-label={title}>
        {children}
      </fieldset>
    </Folded>
  );
}
