import type { ReactNode } from 'react';
import { Button, Cluster, Dialog, Stack } from '@verse/ui';

interface ConfirmDialogProps {
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that closes the dialog. */
  keep: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export const ConfirmDialog = ({ title, children, confirm, keep, isBusy, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <Stack gap={5}>
      <p>{children}</p>
      <Cluster>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {keep}
        </Button>
      </Cluster>
    </Stack>
  </Dialog>
);
