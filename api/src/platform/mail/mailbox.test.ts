import { normalizeMailbox } from './mailbox';

// @proves GAP-061 R31 R32
it.each([
  ['ada@example.org', 'Ada@Example.ORG', 'ada+two@example.org', 'ada+two+three@example.org', 'ada@example.org.'],
  ['ada@example.org', ' ada@example.org ', 'ａｄａ@example.org', 'ada＋x@example.org', 'ada@example。org'],
  ['adalovelace@gmail.com', 'Ada.Lovelace@gmail.com', 'a.d.a.lovelace+x@googlemail.com', 'AdaLovelace@GoogleMail.com.'],
  ['ada@xn--bcher-kva.example', 'ada@bücher.example', 'ada+x@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@icloud.com', 'ada@me.com', 'ada+shop@mac.com'],
  ['adalovelace@proton.me', 'ada.lovelace@protonmail.com', 'ada-lovelace+x@pm.me', 'ada_lovelace@proton.me'],
  ['adalovelace@yandex.ru', 'ada.lovelace@ya.ru', 'ada-lovelace@yandex.com'],
  ['ada@yahoo.com', 'ada-shop@yahoo.com', 'ada-two+x@yahoo.com'],
  ['ada@yahoo.co.uk', 'ada-shop@yahoo.co.uk'],
  ['ada@fastmail.com', 'anything@ada.fastmail.com', 'ada+x@fastmail.com'],
])('%s is the mailbox of %s', (mailbox, ...addresses) => {
  expect(addresses.map(normalizeMailbox)).toEqual(addresses.map(() => mailbox));
  expect(normalizeMailbox(mailbox)).toBe(mailbox);
});

// @proves GAP-061 R32
it('addresses of different mailboxes stay different', () => {
  const addresses = [
    ...['ada@example.org', 'a.da@example.org', 'ada-x@example.org', 'ada_x@example.org', 'ada@mail.example.org'],
    ...['ada@outlook.com', 'ada@hotmail.com', 'a.da@outlook.com', 'ada-x@outlook.com', 'ada@yahoo.com'],
    ...['ada@yahoo.de', 'ada-x@icloud.com', 'ada-x@gmail.com', 'ada@gmail.com', '+x@example.org', '-x@yahoo.com'],
  ];
  expect(new Set(addresses.map(normalizeMailbox)).size).toBe(addresses.length);
});

// @proves GAP-061 R32
it('text that is not an address still has one result, and none is empty', () => {
  for (const text of ['', '@', 'ada', 'a@b@example.org', '...@gmail.com', '+@gmail.com'])
    expect(normalizeMailbox(normalizeMailbox(text))).toBe(normalizeMailbox(text));
  expect(normalizeMailbox('...@gmail.com')).toBe('...@gmail.com');
});
