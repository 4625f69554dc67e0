import { isStrongPassword } from '@verse/api-contract/passwords';
import { passwordStrength } from './password-rules';

describe('a password that replaces another one', () => {
  it.each(['Abcdef1!', 'пароль12?', 'a1 !bcdef'])('may be %j [RST-02]', (password) => expect(isStrongPassword(password)).toBe(true));
  it.each(['Abcdef1', '12345678!', 'Abcdefg!', 'Abcdefg1', '', 'Abcde 1234'])('may not be %j [RST-02]', (password) =>
    expect(isStrongPassword(password)).toBe(false));
});

describe('the strength shown while a password is chosen', () => {
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
  ] as const)('of %j is %d [GAP-033] [C-08]', (password, score) => {
    expect(passwordStrength(password).score).toBe(score);
  });

  it('says how to do better in words [SUP-06] [GAP-033]', () => {
    expect(passwordStrength('').advice).toContain('6 characters');
    expect(passwordStrength('123456').advice).toContain('tried first');
  });
});
