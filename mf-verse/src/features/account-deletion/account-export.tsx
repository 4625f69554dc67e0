import { downloadFile } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import { exportAccount } from './account-deletion.api';

export function AccountExport() {
  const { result, isBusy, props } = useSectionForm(exportAccount, {
    onDone: (data) => downloadFile('creativity-verse-account.json', 'application/json', JSON.stringify(data, null, 2)),
  });
  return (
    <form {...props} aria-label="Export">
      <p>Save a copy of your data first.</p>
      <FormResult result={result} success="Your data is in your downloads." />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Download my data
      </Button>
    </form>
  );
}
