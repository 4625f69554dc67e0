import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './index';

describe('a button', () => {
  it('does not submit its form unless its type is submit', async () => {
    const submit = jest.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', submit);
    render(
      <form>
        <Button>Open</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', submit);
  });

  it('refuses a second press and a second submission while busy, and keeps its name and the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    const form = (isBusy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" isBusy={isBusy} onClick={press}>
          Send Message
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Send Message' });
    button.focus();
    rerender(form(true));
    await userEvent.click(button);

    expect(screen.getByRole('button', { name: 'Send Message', busy: true })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

it('a link that looks like a button is a link', () => {
  render(
    <ButtonLink href="/signup" target="_blank">
      Sign Up
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
});
