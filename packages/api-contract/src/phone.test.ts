import { accountChangeSchema } from './identity/accounts.schema';
import { profileChangeSchema } from './identity/profiles.schema';
import { normalizePhone, PHONE_MESSAGE } from './phone';

const LRE = '\u202A';
const PDF = '\u202C';
const HYPHEN = '\u2011';
const NO_BREAK = '\u00A0';
const SPACE = '\u2009';
const MINUS = '\u2212';
const EN = '\u2013';

// @proves GAP-065
it.each([
  ['+2348031234567', '08031234567', '0803 123 4567', '(0803) 123-4567', '2348031234567', '00234 803 123 4567'],
  ['+2348031234567', '+234 (0) 803 123 4567', '+234(0)8031234567', '+2340803 123 4567', '(+234) 0803 123 4567'],
  [
    '+2348031234567',
    `${LRE}+234 803 123 4567${PDF}`,
    `+234${HYPHEN}803${HYPHEN}123${HYPHEN}4567`,
    'tel:+234-803-1234567',
  ],
  [
    '+2348031234567',
    `+234${NO_BREAK}803${SPACE}123${MINUS}4567`,
    `+234 803${EN}123${EN}4567`,
    '+２３４ ８０３ １２３ ４５６７',
  ],
  ['+2348031234567', '+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧', '+234.803.123.4567', '+234/803/1234567', '+2348031234567'],
  ['+442079460958', '+44 (0)20 7946 0958', '+44 20 7946 0958', '0044 20 7946 0958', '+44 (0) 20 7946-0958'],
  ['+4930123456', '+49 (0)30 123456', '+49 30 123456', '0049 (0) 30 / 123456'],
  ['+390612345678', '+39 06 1234 5678', '+39 (06) 12345678', '+39 (0)6 1234 5678'],
  ['+2250701020304', '+225 07 01 02 03 04', '+225 (07) 01020304'],
  ['+12025550123', '+1 (202) 555-0123', '+1.202.555.0123', '001 202 555 0123'],
  ['442079460958', '442079460958', '44 20 7946 0958'],
])('%s is what %s dials', (number, ...typed) => {
  expect(typed.map(normalizePhone)).toEqual(typed.map(() => number));
  expect(typed.map((phone) => accountChangeSchema.parse({ phone }).phone)).toEqual(typed.map(() => number));
});

// @proves GAP-065
it.each([
  '020 7946 0958',
  '01 234 5678',
  '0803 123 456',
  '+234',
  'call me',
  '+0 803 123 4567',
  '+1 202 555 0123 ext. 5',
  '',
])('the number “%s” is refused, and the message shows how numbers begin', (phone) => {
  const { success, error } = accountChangeSchema.safeParse({ phone });
  expect([success, error?.issues[0]?.message]).toEqual([false, PHONE_MESSAGE]);
  expect(PHONE_MESSAGE).toContain('+234 803 123 4567');
});

// @proves GAP-065
it('a number on a profile stays as it was typed, without copied marks and with plain dashes', () => {
  const phoneOf = (phone: string) => profileChangeSchema.parse({ phone }).phone;
  expect(phoneOf(`${LRE}+234${NO_BREAK}(0)${NO_BREAK}803${EN}123${HYPHEN}4567${PDF}`)).toBe('+234 (0) 803-123-4567');
  expect(phoneOf('0803.123.4567')).toBe('0803.123.4567');
  expect(phoneOf('')).toBe('');
  expect(profileChangeSchema.safeParse({ phone: 'call me' }).success).toBe(false);
});
