import { Button, Cluster } from '@verse/ui';

interface FormButtonsProps {
  /** The submit button's label. */
  submit: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** A form's submit and cancel buttons. */
export const FormButtons = ({ submit, isBusy, onCancel }: FormButtonsProps) => (
  <Cluster>
    <Button type="submit" isBusy={isBusy}>
      {submit}
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  </Cluster>
);
