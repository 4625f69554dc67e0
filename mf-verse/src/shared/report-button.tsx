import { lazy, Suspense, useState } from 'react';
import { Button } from '@verse/ui';
import type { ReportDialog as Dialog } from './report-dialog';

const ReportDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-report" */ './report-dialog');
  return { default: dialog.ReportDialog };
});

interface ReportButtonProps extends Pick<Parameters<typeof Dialog>[0], 'type' | 'id'> {
  /** Distinguishes the button from others, for screen readers. */
  label?: string;
}

export function ReportButton({ type, id, label }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  function close() {
    setIsOpen(false);
    button?.focus();
  }
  return (
    <>
      <Button ref={setButton} variant="quiet" size="small" aria-label={label} onClick={() => setIsOpen(true)}>
        Report
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog type={type} id={id} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
