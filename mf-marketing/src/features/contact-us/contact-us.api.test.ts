import type { ApiClient } from '@verse/contract';
import { sendMessage } from './contact-us.api';

const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Film', message: 'Hello' };

describe('sending a message', () => {
  // @proves GAP-031
  it('waits when a person is quicker than the limit for programs', async () => {
    jest.useFakeTimers();
    const client = jest.fn().mockResolvedValue({ reference: 'CV-1', message: '' });
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    const sending = sendMessage(client as unknown as ApiClient, { draft: MESSAGE, seconds: 0.5, key: 'one-of-a-test' });
    await jest.advanceTimersByTimeAsync(1499);
    expect(client).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(client).toHaveBeenCalledTimes(1);
    await sending;
    log.mockRestore();
    jest.useRealTimers();
  });

  // @proves GAP-031
  it('sends the hidden field, by which the API recognises programs', async () => {
    const client = jest.fn().mockResolvedValue({ reference: 'CV-1', message: '' });
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    await sendMessage(client as unknown as ApiClient, {
      draft: { ...MESSAGE, website: 'https://spam.example' },
      seconds: 60,
      key: 'one-of-a-test',
    });
    expect(client).toHaveBeenCalledWith(
      '/api/contactus',
      expect.objectContaining({ body: { ...MESSAGE, website: 'https://spam.example' } }),
    );
    await sendMessage(client as unknown as ApiClient, {
      draft: { ...MESSAGE, website: '' },
      seconds: 60,
      key: 'one-of-a-test',
    });
    expect(client).toHaveBeenLastCalledWith('/api/contactus', expect.objectContaining({ body: MESSAGE }));
    log.mockRestore();
  });
});
