import { render, screen } from '@testing-library/react';
import { CheckboxField, Field, SelectField, TextAreaField, TextField } from './index';

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it('ties label, error and hint to its control', () => {
    render(<TextField label="Email" hint="We never share it." error="Enter an address." name="email" />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(describedBy(control)).toEqual(['Enter an address.', 'We never share it.']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('announces an error when it appears, and is silent without one', () => {
    const { rerender } = render(<TextField label="Email" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(describedBy(screen.getByRole('textbox'))).toEqual([]);
    rerender(<TextField label="Email" error="Enter an address." />);
    expect(screen.getByRole('alert').textContent).toBe('Enter an address.');
  });

  it('keeps a description of its user beside its own', () => {
    render(
      <>
        <p id="meter">Strong</p>
        <TextField label="Password" hint="8 or more" aria-describedby="meter" />
      </>,
    );
    expect(describedBy(screen.getByRole('textbox'))).toEqual(['8 or more', 'Strong']);
  });

  it('carries the native properties of its control', () => {
    render(
      <>
        <TextAreaField label="Message" rows={2} required />
        <SelectField label="Sort by" defaultValue="b" isOptional>
          <option value="a">A</option>
          <option value="b">B</option>
        </SelectField>
        <Field label="Thumbnail Image">{(control) => <input type="file" accept="image/*" {...control} />}</Field>
      </>,
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).rows).toBe(2);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by (optional)' }).value).toBe('b');
    expect(screen.getByLabelText<HTMLInputElement>('Thumbnail Image').accept).toBe('image/*');
  });

  it('lets the label of a checkbox hold a link', () => {
    render(
      <CheckboxField
        label={
          <>
            I agree to the <a href="/terms">Terms</a>
          </>
        }
        error="Please agree."
      />,
    );
    expect(describedBy(screen.getByRole('checkbox', { name: 'I agree to the Terms' }))).toEqual(['Please agree.']);
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  });
});
