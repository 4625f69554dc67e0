import { readAmount, readNumber, readWhole } from './typed-number';

const amountOf = (typed: string) => readAmount(typed).minor;

// @proves GAP-102 LIM-19
it('reads the same amount whichever separators and digits it is written with', () => {
  const same = [
    '1250,5',
    '1250.50',
    '1,250.50',
    '1.250,50',
    '1 250,50',
    '1\u00a0250.50',
    '1\u202f250,5',
    '1’250.50',
    "1'250,50",
    ' 1250.5 ',
    '01250.50',
    '١٢٥٠٫٥٠',
    '١٬٢٥٠٫٥٠',
    '۱۲۵۰٫۵',
    '१२५०.५०',
    '１，２５０．５０',
    '𞥑𞥒𞥕𞥐.𞥕',
    '𝟙𝟚𝟝𝟘.𝟝𝟘',
    '\u200e1,250.50\u202c',
  ];
  for (const typed of same) expect([typed, amountOf(typed)]).toEqual([typed, 125_050]);
});

it('takes groups of three for thousands', () => {
  const thousands = ['25,000', '25 000', '25’000', '25000', '25,000.00', '25.000,00', '２５，０００', '٢٥٬٠٠٠'];
  for (const typed of thousands) expect([typed, amountOf(typed)]).toEqual([typed, 2_500_000]);
  expect(['1,000,000', '1.000.000', '1 000 000'].map(amountOf)).toEqual([1e8, 1e8, 1e8]);
  expect(['1,25', '1.25', '0,40', '.40', '0.4', '0'].map(amountOf)).toEqual([125, 125, 40, undefined, 40, 0]);
});

it('asks which number is meant where the text could be two', () => {
  expect(readAmount('1.250')).toEqual({ fault: 'Write 1250 or 1.25: “1.250” could be either.' });
  expect(readNumber('1.000', { decimals: 0 }).fault).toBe('Write 1000 or 1: “1.000” could be either.');
});

it('refuses other notations, wrong groups, signs, and more decimals than a cent', () => {
  const refused =
    '|-5|+5|−5|1e3|1E3|0x10|0b1|Infinity|NaN|∞|abc|$5|5 USD|1_000|½|²|10²|①|5%|1,00,00|1,25.50|' +
    '12,34,567|,5|5.|5,|1,,000|1..5|1.2.3|1,2,3|1 2|1,000 000|1.000,000.00|0,500|0.500|1.255|1250,000|٥-|十|1/2|(5)';
  for (const typed of refused.split('|')) expect([typed, readAmount(typed).fault]).toEqual([typed, expect.any(String)]);
  expect(amountOf('9'.repeat(20))).toBeUndefined();
  expect(readAmount('0.125').fault).toBe('Enter at most two decimals.');
});

it('reads whole numbers, signed ones where a field asks for them', () => {
  expect(['1,000', '12', '007', '１２', '1,5', '2.0', '1e3', '-2', ''].map((typed) => readWhole(typed))).toEqual([
    ...[1000, 12, 7, 12],
    ...Array<undefined>(5).fill(undefined),
  ]);
  expect(['+12', '-2', '−2', '--2', '- 2'].map((typed) => readWhole(typed, { isSigned: true }))).toEqual([
    ...[12, -2, -2],
    ...[undefined, undefined],
  ]);
});
