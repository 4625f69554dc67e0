import { useState } from 'react';
import type { OfferedPackage, OwnPackages } from '@verse/api-contract/api';
import { amountText, wholeText } from '@verse/api-contract/typed-number';
import type { ApiClient } from '@verse/contract';
import { useSession } from '@verse/contract/react';
import { NumberField, TextAreaField, TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { MutedText } from '../../shared/muted-text';
import { checkPackage, inControls, type PackageTexts, toPackageForm, toPackageTexts } from './package-form';
import { savePackages } from './packages.api';
import styles from './packages.module.scss';

interface PackageDialogProps {
  own: OwnPackages;
  /** The package being edited; undefined if a new one is being added. */
  edited: OfferedPackage | undefined;
  onClose: () => void;
}

export function PackageDialog({ own, edited, onClose }: PackageDialogProps) {
  const { user } = useSession();
  const [texts, setTexts] = useState<PackageTexts>(() => toPackageTexts(edited));

  function save(api: ApiClient) {
    const isKnown = own.packages.some(({ id }) => id === edited?.id);
    const form = toPackageForm(texts, isKnown ? edited!.id : null);
    const packages = isKnown ? own.packages.map((one) => (one.id === form.id ? form : one)) : [...own.packages, form];
    return savePackages(api, packages, own.version);
  }

  return (
    <FormDialog<OwnPackages>
      title={edited ? 'Edit the package' : 'Add a package'}
      keptAs={`package ${user?.id} ${edited?.id ?? 'new'}`}
      submit={edited ? 'Save changes' : 'Add package'}
      size="large"
      findErrors={() => checkPackage(texts)}
      send={save}
      toControls={inControls}
      success={edited ? 'Package updated.' : 'Your package is on your profile.'}
      // Reloads after a conflict, so that the next attempt is based on the current packages.
      shouldRevalidate={(result) => result.ok || result.code === 'conflict'}
      onClose={onClose}
      onDiscard={() => setTexts(toPackageTexts(edited))}
    >
      {(errors) => (
        <Fields texts={texts} errors={errors} edit={(change) => setTexts((before) => ({ ...before, ...change }))} />
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  texts: PackageTexts;
  errors: Record<string, string | undefined>;
  edit: (change: Partial<PackageTexts>) => void;
}

function Fields({ texts, errors, edit }: FieldsProps) {
  const text = (name: keyof PackageTexts) => ({
    name,
    value: texts[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => edit({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField label="Name" hint="Such as “Logo in a week”." required {...text('name')} />
      <TextAreaField
        label="What the client gets"
        hint="Name the results and the files, and what you need to start."
        required
        {...text('text')}
      />
      <fieldset className={styles.group}>
        <legend>Price</legend>
        <MutedText>In dollars, naira, or both. Clients pay you directly. We take no commission.</MutedText>
        <div className={styles.pair}>
          <NumberField label="In US dollars" echo={(typed) => amountText(typed, 'USD')} {...text('USD')} />
          <NumberField label="In naira" echo={(typed) => amountText(typed, 'NGN')} {...text('NGN')} />
        </div>
      </fieldset>
      <div className={styles.pair}>
        <NumberField
          label="Days until delivery"
          inputMode="numeric"
          hint="From the day you start."
          echo={wholeText}
          required
          {...text('days')}
        />
        <NumberField
          label="Revisions included"
          inputMode="numeric"
          hint="Rounds of changes. 0 for none."
          echo={wholeText}
          required
          {...text('revisions')}
        />
      </div>
    </>
  );
}
