import { useEffect, useRef } from 'react';
import { downloadFile } from '@verse/contract/server-state';
import { Alert, Button, Cluster, Stack } from '@verse/ui';
import { CopyButton } from './copy-button';
import styles from './two-factor.module.scss';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shown once, because the API never returns existing codes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack align="start">
      <Alert tone="success" title="Save your recovery codes" ref={message} tabIndex={-1}>
        <p>Each code signs you in once if you lose your phone. We won’t show them again.</p>
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster>
        <CopyButton text={codes.join('\n')} what="codes" />
        <Button
          variant="secondary"
          size="small"
          onClick={() => downloadFile('creativity-verse-recovery-codes.txt', 'text/plain', codes.join('\n'))}
        >
          Download codes
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </Cluster>
    </Stack>
  );
}
