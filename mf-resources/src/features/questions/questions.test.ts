import { fakeHref } from '@verse/contract/testing';
import { questions } from './questions';

const answered = (...words: string[]) =>
  questions.some(({ question, answer }) =>
    words.every((word) => `${question} ${answer}`.toLowerCase().includes(word.toLowerCase())),
  );

describe('the questions', () => {
  // @proves ENT-13 LIM-14
  it('are 13, each with an answer and links with a text', () => {
    expect(questions).toHaveLength(13);
    for (const { question, answer, cta } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(40);
      for (const { text, pageName } of cta)
        expect([text !== '', fakeHref(pageName) !== undefined]).toEqual([true, true]);
    }
  });

  it.each([
    // @proves RES-14
    ['what the product is', ['What is Creativity Verse']],
    // @proves RES-15
    ['who it is for', ['Who is it for']],
    // @proves RES-16
    ['what the community gives', ['joining the community', 'feedback']],
    // @proves RES-17
    [
      'the five services',
      [
        'brand strategy',
        'social media management',
        'graphics, motion and video ads',
        'website development',
        'creative strategy',
      ],
    ],
    // @proves RES-18
    ['the premium tier', ['premium tier']],
    // @proves RES-19
    ['resources', ['kind of resources']],
    // @proves RES-20
    ['joining by the messaging community', ['join the community', 'messaging community']],
    // @proves RES-21
    ['mentoring', ['mentor', 'Direct Mentorship']],
    // @proves RES-22
    ['requesting a service', ['request a service']],
    // @proves RES-23
    ['collaboration', ['collaborate with other members']],
    // @proves RES-24 LIM-22
    ['prices in both currencies', ['paid', '$', '₦']],
    // @proves RES-25
    [
      'talent verification',
      ['portfolio quality', 'digital footprint', 'consistency and originality', 'brand alignment'],
    ],
  ])('cover %s', (_, words) => {
    expect(answered(...words)).toBe(true);
  });
});
