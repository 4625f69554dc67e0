import { type KeyboardEvent, useId, useState } from 'react';
import { Button, keyOf, TextField } from '@verse/ui';
import { completeAddress } from './link-address';
import styles from './rich-editor.module.scss';

interface LinkPanelProps {
  href: string;
  /** Called with the new URL and what was typed; '' removes the link. */
  onLink: (href: string, typed: string) => void;
  onClose: () => void;
}

/** Asks for a link's URL. It must not be a `<form>`, because it is rendered inside the post form. */
export function LinkPanel({ href, onLink, onClose }: LinkPanelProps) {
  const id = useId();
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState('');

  function apply() {
    const address = completeAddress(typed);
    if (address === null) setError('Write an address such as https://example.org.');
    else onLink(address, typed);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const key = keyOf(event);
    if (key !== 'Escape' && key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Enter') apply();
    else onClose();
  }

  return (
    <div className={styles.link} role="group" aria-labelledby={id}>
      <p id={id} hidden>
        Link
      </p>
      <TextField
        label="Address of the link"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.acts}>
        <Button size="small" onClick={apply}>
          Set link
        </Button>
        {href ? (
          <Button size="small" variant="quiet" onClick={() => onLink('', '')}>
            Remove link
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
