import { useEffect } from 'react';
import { Button } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';

/** Everything the account holds, as a file, before it is gone. */
export function AccountExport() {
  const { Form, outcome, isSaving, props } = useSectionForm<unknown>();
  useEffect(() => {
    if (outcome?.ok) download(outcome.value);
  }, [outcome]);

  return (
    <Form {...props} aria-label="Export">
      <input type="hidden" name="intent" value="account-export" />
      <p>You may want to keep a copy first.</p>
      <FormResult outcome={outcome} success="Your data is in your downloads." />
      <Button type="submit" variant="secondary" isBusy={isSaving}>
        Download my data
      </Button>
    </Form>
  );
}

function download(content: unknown) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'creativity-verse-account.json';
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
