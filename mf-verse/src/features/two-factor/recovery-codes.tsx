import { useEffect, useRef } from 'react';
import { Alert, Button } from '@verse/ui';
import styles from './two-factor.module.scss';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once: the server keeps only what proves them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.recovery}>
      <Alert tone="success" title="Keep these recovery codes" ref={message} tabIndex={-1}>
        <p>Each one signs you in once, without your phone. They are shown only now.</p>
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
