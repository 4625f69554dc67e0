import type { ComponentProps } from 'react';
import { CURRENCIES, type Currency } from '@verse/api-contract/money';
import { SelectField } from '@verse/ui';

const NAMES: Record<Currency, string> = { USD: 'US dollars ($)', NGN: 'Naira (₦)' };

export const CurrencyField = (props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) => (
  <SelectField label="Currency" {...props}>
    {CURRENCIES.map((one) => (
      <option key={one} value={one}>
        {NAMES[one]}
      </option>
    ))}
  </SelectField>
);
