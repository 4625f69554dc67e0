import { creators } from './creators';
import records from './creators.json';

describe('the creators of the showcase', () => {
  // @proves ENT-05
  it('are seven people, each with all that a page shows of them', () => {
    expect(records).toHaveLength(7);
    for (const { id, name, role, bio, avatar, user } of records) {
      expect(typeof id).toBe('number');
      for (const text of [name, role, bio, avatar, user.profile]) expect(text).not.toBe('');
    }
  });

  // @proves SHW-14
  it('have "/" for a portfolio when they have none yet', () => {
    const profiles = creators.map(({ user }) => user.profile);
    expect(profiles.filter((profile) => profile === '/')).toHaveLength(2);
    expect(profiles.filter((profile) => /^\/u\/[a-z-]+#works$/.test(profile))).toHaveLength(5);
  });

  // @proves GAP-011
  it('each have a portrait and an address of their own', () => {
    expect(creators.every(({ avatar }) => avatar)).toBe(true);
    expect(new Set(creators.map(({ slug }) => slug)).size).toBe(7);
  });
});
