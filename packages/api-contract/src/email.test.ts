import { BAD_EMAILS, BAD_WEB_ADDRESSES, GOOD_EMAILS, GOOD_WEB_ADDRESSES } from './address-samples';
import { isEmail, toEmail } from './email';
import { isWebAddress } from './web-address';

// @proves ADR-01
it('forty good email addresses are accepted, forty bad ones refused', () => {
  expect([GOOD_EMAILS.length, BAD_EMAILS.length]).toEqual([40, 40]);
  expect(GOOD_EMAILS.filter((one) => !isEmail(one))).toEqual([]);
  expect(BAD_EMAILS.filter(isEmail)).toEqual([]);
});

it('an email address keeps its mailbox, and its host is written as computers compare it', () => {
  expect(['  Ada@Example.ORG ', 'ada@пример.рф', 'ada@XN--E1AFMKFD.xn--p1ai'].map(toEmail)).toEqual([
    'Ada@example.org',
    'ada@xn--e1afmkfd.xn--p1ai',
    'ada@xn--e1afmkfd.xn--p1ai',
  ]);
});

// @proves ADR-01
it('forty good web addresses are accepted, forty bad ones refused', () => {
  expect([GOOD_WEB_ADDRESSES.length, BAD_WEB_ADDRESSES.length]).toEqual([40, 40]);
  expect(GOOD_WEB_ADDRESSES.filter((one) => !isWebAddress(one))).toEqual([]);
  expect(BAD_WEB_ADDRESSES.filter(isWebAddress)).toEqual([]);
});

// @proves ADR-01
it('an address with a letter of Latin-1 is accepted no matter how often it was checked', () => {
  const isAccepted = () => isWebAddress('https://bücher.example/katalog') && isEmail('ada@bücher.example');
  expect(Array.from({ length: 20_000 }, isAccepted).every(Boolean)).toBe(true);
});
