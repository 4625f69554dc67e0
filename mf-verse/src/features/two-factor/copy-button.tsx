import { useState } from 'react';
import { useShell } from '@verse/contract/react';
import { Button } from '@verse/ui';

interface CopyButtonProps {
  text: string;
  /** Name of the copied text, shown in the button label. */
  what: string;
}

/** Copies to the clipboard and reports whether it worked, because browsers may deny access. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { notify } = useShell();
  const [isCopied, setIsCopied] = useState(false);

  function handleCopy() {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => notify({ tone: 'error', text: `Your browser blocked copying. Select the ${what} and copy it yourself.` }),
    );
  }

  return (
    <Button variant="secondary" size="small" onClick={handleCopy}>
      <span aria-live="polite">{isCopied ? 'Copied' : `Copy ${what}`}</span>
    </Button>
  );
}
