import { lazy, Suspense, useState } from 'react';
import type { OfferedPackage } from '@verse/api-contract/packages';
import { useSession } from '@verse/contract/react';
import { Button } from '@verse/ui';

const ReportDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-report" */ '../../shared/report-dialog');
  return { default: dialog.ReportDialog };
});

interface ReportPackageProps {
  handle: string;
  one: OfferedPackage;
}

export function ReportPackage({ handle, one }: ReportPackageProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  if (!user) return null;
  function close() {
    setIsOpen(false);
    button?.focus();
  }
  return (
    <>
      <Button
        ref={setButton}
        variant="quiet"
        size="small"
        aria-label={`Report: ${one.name}`}
        onClick={() => setIsOpen(true)}
      >
        Report
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog type="package" id={`${handle}-${one.id}`} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
