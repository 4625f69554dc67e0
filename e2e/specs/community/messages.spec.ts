import { expectSound } from '../../audit';
import { expect, test } from '../../people';
import { button, call, link, nameOf, open, SCRIPT, visitor } from '../work/employers';
import { arrive, type Arrived, messages, openRequest } from './correspondents';

/** Navigates by links and buttons from the profile to a first message, then to the conversation. */
async function getInTouch({ page }: Arrived, other: Arrived, text: string) {
  await open(page, `/u/${other.handle}`);
  await button(page, 'Get in touch').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Send message').click();
  await expect(dialog.getByText('Message is required.')).toBeVisible();
  await dialog.getByLabel('Message').fill('See https://lamps.example');
  await button(dialog, 'Send message').click();
  await expect(dialog.getByText(/^No links in a first message\. Send/)).toBeVisible();
  await dialog.getByLabel('Message').fill(text);
  await button(dialog, 'Send message').click();
  await link(dialog, 'Open the conversation').click();
  await expect(page.getByText('You can write again once they answer.')).toBeVisible();
}

// @proves GAP-049 COM-08
test('a message gets from a profile to a reply, reaches an open page, and arrives once after a lost line', async ({
  browser,
  site,
}) => {
  const ada = await arrive(browser, site, 'Ada');
  const bola = await arrive(browser, site, 'Bola');
  await getInTouch(bola, ada, `Would you paint our sign? ${SCRIPT}`);
  await expectSound(bola.page, 'a sent message');

  await openRequest(ada, bola);
  await expect(messages(ada.page)).toContainText([SCRIPT]);
  await expectSound(ada.page, 'a request');
  await ada.page.getByLabel(/^Answer/).fill('Yes. See https://ada.example');
  await button(ada.page, 'Send answer').click();
  await expect(messages(ada.page)).toHaveCount(2);

  // The message appears without a reload.
  await expect(messages(bola.page)).toHaveCount(2);
  const field = bola.page.getByLabel(/^Write to/);
  await bola.page.context().setOffline(true);
  await field.fill('On Friday?');
  await button(bola.page, 'Send message').click();
  await expect(bola.page.getByText(/^Not sent yet/)).toBeVisible();
  await bola.page.context().setOffline(false);
  await expect(messages(bola.page)).toHaveCount(3);
  await expect(bola.page.getByText(/^Not sent yet/)).toHaveCount(0);
  await expect(messages(ada.page)).toHaveCount(3);
  await bola.page.reload();
  await expect(messages(bola.page)).toHaveCount(3);
  await expect(messages(bola.page).filter({ hasText: 'On Friday?' })).toHaveCount(1);

  await button(messages(ada.page).filter({ hasText: 'On Friday?' }), 'Report').click();
  await ada.page.getByRole('radio').first().check();
  await button(ada.page, 'Send report').click();
  await expect(ada.page.getByRole('dialog').getByText(/^Thank you/)).toBeVisible();
  await button(ada.page.getByRole('dialog'), 'Close').last().click();
  const download = ada.page.waitForEvent('download');
  await link(ada.page, 'Save as a file').click();
  expect((await download).suggestedFilename()).toMatch(/^conversation-.*\.json$/);
  await button(ada.page, 'Delete my copy').click();
  await button(ada.page.getByRole('dialog'), 'Delete my copy').click();
  await expect(ada.page.getByText('No messages yet.')).toBeVisible();
  await expect(messages(bola.page)).toHaveCount(3);
  expect(await bola.page.evaluate(() => 'ran' in window)).toBe(false);
});

// @proves GAP-049 GAP-091
test('ignoring a first message, blocking its writer, and reporting them take one click each @soak', async ({
  browser,
  site,
}) => {
  const ada = await arrive(browser, site, 'Ada');
  const bola = await arrive(browser, site, 'Bola');
  const chi = await arrive(browser, site, 'Chi');
  for (const one of [bola, chi]) {
    const subject = { kind: 'profile', handle: ada.handle };
    await call(one.page.request, site, 'POST', '/api/conversations', { subject, text: `I am ${one.person.firstName}` });
  }
  await openRequest(ada, bola);
  await button(ada.page, 'Ignore').click();
  await expect(ada.page.getByText(/^Ignored\./)).toBeVisible();
  await link(ada.page.getByRole('navigation', { name: 'Lists of messages' }), 'Ignored').click();
  await expect(link(ada.page.getByRole('main'), nameOf(bola.person))).toBeVisible();

  await openRequest(ada, chi);
  await button(ada.page, 'Block and report').click();
  await expect(ada.page.getByText(/^You blocked Chi/)).toBeVisible();
  await open(chi.page, '/verse/messages');
  await expect(chi.page.getByText('No messages yet.')).toBeVisible();
  const moderator = await visitor(browser, site);
  const { demo } = (await (await moderator.request.get(`${site}/api/session`)).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const { email, password } = demo.find(({ role }) => role === 'moderator')!;
  await call(moderator.request, site, 'POST', '/api/signin', { email, password });
  await open(moderator, '/verse/moderation');
  await link(moderator, `Message by ${nameOf(chi.person)}`)
    .first()
    .click();
  await expect(moderator.getByText('I am Chi')).toBeVisible();
  await expect(moderator.getByText(/^You see only the messages they sent us/)).toBeVisible();
  await open(ada.page, '/verse/messages?box=ignored');
  await expectSound(ada.page, '/verse/messages?box=ignored');
});
