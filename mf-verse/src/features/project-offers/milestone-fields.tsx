import { formatMoney } from '@verse/api-contract/formats';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import { OFFER_LIMITS, OFFER_TEXTS } from '@verse/api-contract/work/project-offers.values';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { Alert, Button, Cluster, NumberField, SelectField, Stack, TextField } from '@verse/ui';
import groups from '../../shared/field-group.module.scss';
import { MutedText } from '../../shared/muted-text';
import { EMPTY_MILESTONE, type MilestoneDraft, type OfferDraft, type OfferFieldsProps } from './offer-draft';
import styles from './offers.module.scss';

/** The milestones of an offer, with their total. */
export function MilestoneFields({ draft, errors, change }: OfferFieldsProps) {
  const { milestones, currency } = draft;
  const minor = milestones.reduce((sum, { amount }) => sum + (readAmount(amount).minor ?? 0), 0);
  const replace = (index: number, next: MilestoneDraft) => change({ milestones: milestones.with(index, next) });
  const add = () => change({ milestones: [...milestones, EMPTY_MILESTONE] });
  return (
    <fieldset className={groups.group}>
      <legend>Milestones</legend>
      <MutedText>You deliver and get paid milestone by milestone.</MutedText>
      <Stack as="ol" gap={5}>
        {milestones.map((milestone, index) => (
          // The index serves as the key, because milestones have no ids.
          <li key={index}>
            <OneMilestone
              milestone={milestone}
              index={index}
              errors={errors}
              currency={currency}
              onChange={(next) => replace(index, next)}
              onRemove={
                milestones.length > 1 ? () => change({ milestones: milestones.toSpliced(index, 1) }) : undefined
              }
            />
          </li>
        ))}
      </Stack>
      {errors['terms.milestones'] ? <Alert tone="error">{errors['terms.milestones']}</Alert> : null}
      <Cluster>
        {milestones.length < PROJECT_LIMITS.milestones ? (
          <Button variant="secondary" size="small" onClick={add}>
            Add a milestone
          </Button>
        ) : null}
        <p className={styles.sum} role="status">
          Total: {formatMoney({ currency, minor: Number.isSafeInteger(minor) ? minor : 0 })}
        </p>
      </Cluster>
    </fieldset>
  );
}

interface OneMilestoneProps extends Pick<OfferFieldsProps, 'errors'> {
  milestone: MilestoneDraft;
  index: number;
  currency: OfferDraft['currency'];
  onChange: (milestone: MilestoneDraft) => void;
  /** Undefined if there is only one milestone. */
  onRemove: (() => void) | undefined;
}

function OneMilestone({ milestone, index, errors, currency, onChange, onRemove }: OneMilestoneProps) {
  const at = (field: string) => {
    const name = `terms.milestones.${index}.${field}`;
    return { name, error: errors[name] };
  };
  const typed = (field: keyof MilestoneDraft) => ({
    value: milestone[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...milestone, [field]: currentTarget.value }),
  });
  return (
    <div role="group" aria-label={`Milestone ${index + 1}`} className={styles.editedMilestone}>
      <TextField label="What" required maxLength={OFFER_TEXTS.milestone.max} {...typed('title')} {...at('title')} />
      <div className={groups.row}>
        <SelectField label="Due" {...typed('due')} {...at('due')}>
          <option value="days">Days after acceptance</option>
          <option value="day">On a day</option>
        </SelectField>
        {milestone.due === 'days' ? (
          <TextField
            key="days"
            label="Number of days"
            required
            inputMode="numeric"
            maxLength={3}
            hint={`From 1 to ${OFFER_LIMITS.days}.`}
            {...typed('days')}
            {...at('days')}
          />
        ) : (
          <TextField key="day" label="Due on" type="date" required {...typed('dueOn')} {...at('dueOn')} />
        )}
        <NumberField
          key={currency}
          label="Amount"
          required
          maxLength={40}
          echo={(amount) => amountText(amount, currency)}
          {...typed('amount')}
          {...at('minor')}
        />
      </div>
      {onRemove ? (
        <p>
          <Button variant="quiet" size="small" aria-label={`Remove milestone ${index + 1}`} onClick={onRemove}>
            Remove
          </Button>
        </p>
      ) : null}
    </div>
  );
}
