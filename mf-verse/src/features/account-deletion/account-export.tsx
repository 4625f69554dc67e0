import { useEffect } from 'react';
import { Button } from '@verse/ui';
import { downloadFile } from '../../shared/download-file';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';

/** Everything the account holds, as a file, before it is gone. */
export function AccountExport() {
  const { Form, outcome, isSaving, props } = useSectionForm<unknown>();
  useEffect(() => {
    if (outcome?.ok)
      downloadFile('creativity-verse-account.json', 'application/json', JSON.stringify(outcome.value, null, 2));
  }, [outcome]);

  return (
    <Form {...props} aria-label="Export">
      <input type="hidden" name="intent" value="account-export" />
      <p>Save a copy of your data first.</p>
      <FormResult outcome={outcome} success="Your data is in your downloads." />
      <Button type="submit" variant="secondary" isBusy={isSaving}>
        Download my data
      </Button>
    </Form>
  );
}
