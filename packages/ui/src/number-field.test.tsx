import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './number-field';

const echo = (typed: string) => (/^\d+$/.test(typed) ? `$${typed}.00` : undefined);

// @proves GAP-102
it('says how it reads what is typed, and nothing where it cannot', async () => {
  render(<NumberField label="Price" name="price" hint="In dollars." defaultValue="25" echo={echo} />);
  const field = screen.getByRole('textbox', { name: 'Price', description: 'In dollars. $25.00' });
  await userEvent.type(field, ',0');
  screen.getByRole('textbox', { name: 'Price', description: 'In dollars.' });
});
