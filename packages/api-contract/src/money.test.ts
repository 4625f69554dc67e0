import { CURRENCIES, type Currency, decimalOf, sumOf, times } from './money';

/** Returns a pseudo-random generator that yields the same sequence in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// @proves LIM-19 GAP-086
it('adds up a hundred thousand carts exactly to the cent', () => {
  const draw = chance(7);
  for (let cart = 0; cart < 100_000; cart += 1) {
    const currency: Currency = CURRENCIES[draw(2)]!;
    const lines = Array.from({ length: 1 + draw(50) }, () => [draw(50_000_000), 1 + draw(10)] as const);
    const sum = sumOf(
      currency,
      lines.map(([minor, quantity]) => times({ currency, minor }, quantity)),
    );
    const expected = lines.reduce((all, [minor, quantity]) => all + BigInt(minor) * BigInt(quantity), 0n);
    if (BigInt(sum.minor) !== expected) throw new Error(`cart ${cart}: ${sum.minor} instead of ${expected}`);
  }
  expect(decimalOf({ currency: 'USD', minor: 820 })).toBe('8.20');
});

it('refuses parts of a cent, currencies that are mixed, and sums that a number cannot hold', () => {
  const dollars = (minor: number) => ({ currency: 'USD' as const, minor });
  expect(() => times(dollars(8.2), 1)).toThrow(RangeError);
  expect(() => times(dollars(1), 0.5)).toThrow(RangeError);
  expect(() => sumOf('USD', [dollars(1), { currency: 'NGN', minor: 1 }])).toThrow(TypeError);
  expect(() => times(dollars(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
});
