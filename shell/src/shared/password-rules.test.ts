import { isStrongPassword } from '@verse/api-contract/identity/passwords';
import { passwordStrength } from './password-rules';

describe('a password that replaces another one', () => {
  // @proves RST-02
  it.each(['Abcdef1!', 'пароль12?', 'a1 !bcdef'])('may be %j', (password) =>
    expect(isStrongPassword(password)).toBe(true),
  );
  // @proves RST-02
  it.each(['Abcdef1', '12345678!', 'Abcdefg!', 'Abcdefg1', '', 'Abcde 1234'])('may not be %j', (password) =>
    expect(isStrongPassword(password)).toBe(false),
  );
});

describe('the strength shown while a password is chosen', () => {
  // @proves GAP-033 C-08
  it.each([
    ['12345', 0],
    ['123456', 1],
    ['Password1', 1],
    ['aaaaaa', 1],
    ['qwerty123', 1],
    ['kbdfgh', 2],
    ['kbdfghrt', 3],
    ['kbd4!hrt', 4],
    ['correct horse battery', 4],
  ] as const)('of %j is %d', (password, score) => {
    expect(passwordStrength(password).score).toBe(score);
  });

  // @proves SUP-06 GAP-033
  it('advises how to make a password better', () => {
    expect(passwordStrength('').advice).toContain('6 characters');
    expect(passwordStrength('123456').advice).toContain('too common');
  });
});
