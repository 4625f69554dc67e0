import { useRevalidator } from 'react-router-dom';
import type { OfferDefaults } from '@verse/api-contract/api';
import { OFFER_LIMITS, OFFER_TEXTS } from '@verse/api-contract/work/project-offers.values';
import { Button, TextField } from '@verse/ui';
import groups from '../../shared/field-group.module.scss';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { saveOfferDefaults } from './offer-defaults.api';

const { fewestSilentDays: fewest, mostSilentDays: most } = OFFER_LIMITS;

/** Where clients pay a member, and when silence counts as acceptance: what each of their offers begins with. */
export function OfferDefaultsPanel({ defaults }: { defaults: OfferDefaults }) {
  const { revalidate } = useRevalidator();
  const { shown, errors, isBusy, props } = useSectionForm(saveOfferDefaults, { onSent: () => void revalidate() });
  const { account, silentDays, version } = defaults;
  return (
    <Panel
      title="Offers"
      anchor="offers"
      lead="Every offer you write starts with these. Clients see them only in your offers."
    >
      <form {...props}>
        <input type="hidden" name="version" value={version} />
        <fieldset className={groups.group}>
          <legend>Where you get paid</legend>
          <div className={groups.row}>
            <TextField
              label="Account holder"
              name="holder"
              maxLength={OFFER_TEXTS.holder.max}
              defaultValue={account?.holder}
              error={errors.holder}
            />
            <TextField
              label="Bank"
              name="bank"
              maxLength={OFFER_TEXTS.bank.max}
              defaultValue={account?.bank}
              error={errors.bank}
            />
            <TextField
              label="Account number"
              name="number"
              maxLength={OFFER_TEXTS.account.max}
              defaultValue={account?.number}
              error={errors.number}
            />
            <TextField
              label="Bank code"
              name="code"
              isOptional
              maxLength={OFFER_TEXTS.code.max}
              defaultValue={account?.code ?? ''}
              error={errors.code}
            />
          </div>
        </fieldset>
        <TextField
          label="Auto-accept after (days)"
          name="silentDays"
          isOptional
          inputMode="numeric"
          hint={`No answer after this many days (${fewest} to ${most}) means accepted.`}
          defaultValue={silentDays ?? ''}
          error={errors.silentDays}
        />
        <FormResult result={shown} success="Saved for your next offer." />
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
      </form>
    </Panel>
  );
}
