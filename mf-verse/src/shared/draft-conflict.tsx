import type { ReactNode } from 'react';
import { Alert, Button, Cluster } from '@verse/ui';

interface DraftConflictProps {
  title: string;
  children: ReactNode;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Lets the member choose between two versions of a draft. */
export const DraftConflict = ({ title, children, keepMine, takeTheirs }: DraftConflictProps) => (
  <Alert tone="warning" title={title}>
    <p>{children}</p>
    <Cluster>
      <Button size="small" onClick={keepMine}>
        Continue with mine
      </Button>
      <Button size="small" variant="secondary" onClick={takeTheirs}>
        Continue with theirs
      </Button>
    </Cluster>
  </Alert>
);
