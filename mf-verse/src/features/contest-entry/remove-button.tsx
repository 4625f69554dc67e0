import { Button } from '@verse/ui';

interface RemoveButtonProps {
  /** Name of the removed item. */
  name: string;
  isBusy?: boolean;
  onRemove: () => void;
}

export const RemoveButton = ({ name, isBusy = false, onRemove }: RemoveButtonProps) => (
  <Button size="small" variant="secondary" isBusy={isBusy} aria-label={`Remove ${name}`} onClick={onRemove}>
    Remove
  </Button>
);
