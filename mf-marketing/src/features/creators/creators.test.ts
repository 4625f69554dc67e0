import { creators } from './creators';
import records from './creators.json';

describe('the creators of the showcase', () => {
  it('are seven people, each with all that a page shows of them [ENT-05]', () => {
    expect(records).toHaveLength(7);
    for (const { id, name, role, bio, avatar, user } of records) {
      expect(typeof id).toBe('number');
      for (const text of [name, role, bio, avatar, user.profile]) expect(text).not.toBe('');
    }
  });

  it('have "/" for a portfolio when they have none yet [SHW-14]', () => {
    const profiles = creators.map(({ user }) => user.profile);
    expect(profiles.filter((profile) => profile === '/')).toHaveLength(2);
    expect(profiles.filter((profile) => profile.startsWith('https://'))).toHaveLength(5);
  });

  it('each have a portrait and an address of their own [GAP-011]', () => {
    expect(creators.every(({ avatar }) => avatar)).toBe(true);
    expect(new Set(creators.map(({ slug }) => slug)).size).toBe(7);
  });
});
