import { useState } from 'react';
import type { PromotionRequest, StaffPromotion } from '@verse/api-contract/api';
import { PROMOTION_LIMITS } from '@verse/api-contract/publishing/promotions.values';
import { WAITING_LIST_LIMITS } from '@verse/api-contract/publishing/waiting-lists.values';
import { createId } from '@verse/contract/server-state';
import { TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { savePromotion } from './promotions.api';

interface PromotionDialogProps {
  /** The offer to edit; undefined for a new one. */
  before: StaffPromotion | undefined;
  onDone: () => void;
  onClose: () => void;
}

const TEXTS = [
  { name: 'title', label: 'Title', max: PROMOTION_LIMITS.title },
  { name: 'subtitle', label: 'Text', max: PROMOTION_LIMITS.subtitle },
  { name: 'action', label: 'Button', max: PROMOTION_LIMITS.action },
  { name: 'path', label: 'Page', max: WAITING_LIST_LIMITS.path },
] as const;
const DAYS = [
  { name: 'from', label: 'First day (optional)' },
  { name: 'until', label: 'Last day (optional)' },
] as const;
const WHOLE = /^\d{1,2}$/;

const valueOf = (form: FormData, name: string) => (form.get(name) as string).trim();

function findErrors(form: FormData): Record<string, string | undefined> {
  const missing = TEXTS.map(({ name, label }) => [name, valueOf(form, name) ? undefined : `${label} is required.`]);
  const order = WHOLE.test(valueOf(form, 'order')) ? undefined : 'Enter a number from 0 to 99.';
  return { ...(Object.fromEntries(missing) as Record<string, string | undefined>), order };
}

const toRequest = (form: FormData): PromotionRequest => ({
  title: valueOf(form, 'title'),
  subtitle: valueOf(form, 'subtitle'),
  action: valueOf(form, 'action'),
  path: valueOf(form, 'path'),
  from: valueOf(form, 'from') || null,
  until: valueOf(form, 'until') || null,
  order: Number(valueOf(form, 'order')),
});

export function PromotionDialog({ before, onDone, onClose }: PromotionDialogProps) {
  const [key] = useState(createId);
  return (
    <FormDialog
      title={before ? 'Edit the offer' : 'Add an offer'}
      keptAs={`promotion ${before?.id ?? 'new'}`}
      submit="Save the offer"
      findErrors={findErrors}
      send={(api, form) => savePromotion(api, { before, key }, toRequest(form))}
      success="Offer saved."
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {TEXTS.map(({ name, label, max }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              maxLength={max}
              required
              defaultValue={before?.[name]}
              error={errors[name]}
              {...(name === 'path' ? { hint: 'Path of a page on this site.' } : {})}
            />
          ))}
          {DAYS.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              type="date"
              defaultValue={before?.[name] ?? ''}
              error={errors[name]}
            />
          ))}
          <TextField
            label="Place"
            name="order"
            inputMode="numeric"
            hint="Offers with a lower number come first."
            required
            defaultValue={before?.order ?? 1}
            error={errors.order}
          />
        </>
      )}
    </FormDialog>
  );
}
