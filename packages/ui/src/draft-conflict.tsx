import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Cluster } from './cluster';

interface DraftConflictProps {
  title: string;
  /** The name of the other version, as "Continue with …" says it. */
  theirs?: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Explains the conflict, and may show both versions. */
  children: ReactNode;
}

/** Lets the writer choose between two versions of a draft. */
export const DraftConflict = ({ title, theirs = 'theirs', onKeepMine, onTakeTheirs, children }: DraftConflictProps) => (
  <Alert tone="warning" title={title}>
    {children}
    <Cluster>
      <Button size="small" onClick={onKeepMine}>
        Continue with mine
      </Button>
      <Button size="small" variant="secondary" onClick={onTakeTheirs}>
        {`Continue with ${theirs}`}
      </Button>
    </Cluster>
  </Alert>
);
