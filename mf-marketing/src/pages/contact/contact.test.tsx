import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTACT_MIN_SECONDS, FORM_SECONDS_HEADER } from '@verse/api-contract/publishing/contact.values';
import { type ApiClient, ApiError, type ApiRequest } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const MESSAGE = {
  Name: 'Ada Okafor',
  Email: 'ada@example.org',
  Subject: 'A small film',
  Message: 'Thirty seconds, two people, one bus.',
};
const RECEIPT = { reference: 'CV-2026-0042', message: 'Received' };

let sent: ApiRequest[];
const accepting: ApiClient = <T,>(_: string, request?: ApiRequest) => {
  if (request) sent.push(request);
  return Promise.resolve(RECEIPT as T);
};

beforeEach(() => {
  sent = [];
  localStorage.clear();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button', { name: 'Send Message' });

async function openContact(client: ApiClient = accepting, at = '/contact') {
  const user = userEvent.setup();
  const { unmount } = render(<FakeShellApp routes={remote.routes} base="/" at={at} client={client} />);
  await screen.findByRole('heading', { level: 1 });
  return { user, unmount };
}

async function write(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(MESSAGE)) await write(user, label, text);
}

describe('the contact page', () => {
  // @proves CON-01 CON-02 CON-03 CON-04 CON-05 CON-06
  it('asks for four things under its heading', async () => {
    await openContact();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Let's Create Together");
    for (const label of Object.keys(MESSAGE)) expect(field(label).required).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(field('Message').tagName).toBe('TEXTAREA');
    expect(send().textContent).toBe('Send Message');
  });

  // @proves CON-02 CON-03 CON-04 CON-05
  it('does not send what is incomplete, and says what is missing at the field', async () => {
    const { user } = await openContact();
    await user.type(field('Email'), 'abc');
    await user.click(send());
    for (const text of [
      'Name is required.',
      'Please enter a valid email address.',
      'Subject is required.',
      'Message is required.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  // @proves CON-02
  it('takes a complaint back as soon as the field is edited', async () => {
    const { user } = await openContact();
    await user.click(send());
    await user.type(field('Name'), 'A');
    expect(screen.queryByText('Name is required.')).toBeNull();
  });

  // @proves CON-07 CON-08 CON-09 GAP-030
  it('sends exactly four keys, thanks with a reference number and clears the fields', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = await openContact();
    await fillIn(user);
    await user.click(send());
    expect((await screen.findByRole('status')).textContent).toContain('Thanks, your message has been sent.');
    expect(screen.getByRole('status').textContent).toContain('CV-2026-0042');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      headers: { 'x-form-seconds': expect.stringMatching(/^\d+$/) as string },
    });
    expect(sent[0]?.body).toEqual({
      name: MESSAGE.Name,
      email: MESSAGE.Email,
      subject: MESSAGE.Subject,
      message: MESSAGE.Message,
    });
    for (const label of Object.keys(MESSAGE)) expect(field(label).value).toBe('');
    expect(log).toHaveBeenCalledWith('Message sent', RECEIPT);
    log.mockRestore();
  });

  // @proves CON-10 GAP-030 ERR-06
  it('keeps every word when sending fails, and says why', async () => {
    expectConsole(/Message not sent/);
    const refusal = new ApiError(429, {
      type: 'about:blank',
      title: 'Too many',
      status: 429,
      code: 'too-many',
      message: 'Please wait a moment.',
    });
    const { user } = await openContact(() => Promise.reject(refusal));
    await fillIn(user);
    await user.click(send());
    expect((await screen.findByText(/Please wait a moment/)).closest('[role=alert]')).not.toBeNull();
    for (const [label, text] of Object.entries(MESSAGE)) expect(field(label).value).toBe(text);
  });

  // @proves CON-10
  it('shows what the server says about a field at that field', async () => {
    expectConsole(/Message not sent/);
    const failure = {
      type: 'about:blank',
      title: 'Invalid',
      status: 400,
      code: 'invalid',
      message: 'Check the form.',
      fields: { subject: 'Subject is required.' },
    };
    const { user } = await openContact(() => Promise.reject(new ApiError(400, failure)));
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Subject is required.')).toBeTruthy();
    expect(field('Subject').getAttribute('aria-invalid')).toBe('true');
  });

  // @proves GAP-030
  it('still knows what was typed when one comes back', async () => {
    const first = await openContact();
    await first.user.type(field('Message'), 'Half a thought');
    first.unmount();
    await openContact();
    expect(field('Message').value).toBe('Half a thought');
  });

  // @proves GAP-008 CON-08
  it('writes the subject of the link that led here, and clears it after sending all the same', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = await openContact(accepting, '/contact?subject=Join%20our%20team');
    expect(field('Subject').value).toBe('Join our team');
    for (const label of ['Name', 'Email', 'Message'] as const) await write(user, label, MESSAGE[label]);
    await user.click(send());
    await waitFor(() => expect(field('Subject').value).toBe(''));
    log.mockRestore();
  });

  // @proves GAP-016
  it('opens without a subject when the catalogue does not answer', async () => {
    await openContact(() => Promise.reject(new ApiError(0, undefined)), '/contact?service=direct-mentorship');
    expect(field('Subject').value).toBe('');
  });

  // @proves GAP-031
  it('never sends sooner than the limit for programs', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = await openContact();
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(Number(sent[0]?.headers?.[FORM_SECONDS_HEADER])).toBeGreaterThanOrEqual(CONTACT_MIN_SECONDS);
    log.mockRestore();
  });

  // @proves GAP-031 GAP-076
  it('has a trap that people neither see nor reach', async () => {
    await openContact();
    const trap = document.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  // @proves CON-11 CON-12 CON-13 CON-14 GEN-11
  it('says where else to find us', async () => {
    await openContact();
    const panel = screen.getByRole('region', { name: 'Find us' });
    const links = within(panel).getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe('mailto:hello@creativity-verse.example');
    const social = within(within(panel).getByRole('list')).getAllByRole('link');
    expect(social.map(({ textContent }) => textContent?.replace(/ \(.*/, ''))).toEqual([
      'Facebook',
      'Instagram',
      'WhatsApp group',
      'LinkedIn',
      'Telegram',
    ]);
    for (const link of social) expect(link.getAttribute('target')).toBe('_blank');
    for (const word of ['Lekki-Epe Expressway', 'Ibeju-Lekki', 'Lagos', 'Nigeria'])
      expect(panel.textContent).toContain(word);
  });
});
