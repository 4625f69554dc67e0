import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormErrors } from './use-form-errors';

const TextField = ({ label, name, error }: { label: string; name: string; error?: string | undefined }) => (
  <>
    <input aria-label={label} name={name} aria-invalid={error !== undefined} />
    <p>{error}</p>
  </>
);

interface Sent {
  ok: boolean;
  fields?: Record<string, string>;
}

/** A form that rejects empty values before submitting, and shows the server's errors. */
function Form({ outcome }: { outcome?: Sent }) {
  const { form, errors, isEdited, refuse, handleEdit } = useFormErrors(outcome);
  return (
    <form
      ref={form}
      aria-label={isEdited ? 'edited' : 'as it was sent'}
      noValidate
      onChange={handleEdit}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].filter(([, value]) => value === '');
        refuse(Object.fromEntries(typed.map(([name]) => [name, `${name} is missing.`])));
      }}
    >
      <TextField label="Name" name="name" error={errors.name} />
      <TextField label="Email" name="email" error={errors.email} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('the errors of a form', () => {
  // @proves GAP-076
  it('are shown at the fields, and the first of those has the focus', async () => {
    render(<Form />);
    await userEvent.type(field('Name'), 'Ada');
    await send();
    expect([isWrong('Name'), isWrong('Email'), document.activeElement]).toEqual([false, true, field('Email')]);
    screen.getByText('email is missing.');
  });

  // @proves GAP-076
  it('disappear from the field that is edited, and from no other', async () => {
    render(<Form outcome={{ ok: false, fields: { name: 'Too short.', email: 'Taken.' } }} />);
    expect(document.activeElement).toBe(field('Name'));
    await userEvent.type(field('Name'), 'Ada');
    expect([isWrong('Name'), isWrong('Email')]).toEqual([false, true]);
    screen.getByRole('form', { name: 'edited' });
  });

  // @proves GAP-076
  it('are the latest, of the form or of the response, and are cleared after a success', async () => {
    const page = render(<Form outcome={{ ok: false, fields: { email: 'Taken.' } }} />);
    await send();
    expect(screen.queryByText('Taken.')).toBeNull();
    screen.getByText('name is missing.');
    page.rerender(<Form outcome={{ ok: false, fields: { email: 'Taken, too.' } }} />);
    expect([isWrong('Name'), isWrong('Email'), document.activeElement]).toEqual([false, true, field('Email')]);
    page.rerender(<Form outcome={{ ok: true }} />);
    expect([isWrong('Name'), isWrong('Email')]).toEqual([false, false]);
    screen.getByRole('form', { name: 'as it was sent' });
  });
});
