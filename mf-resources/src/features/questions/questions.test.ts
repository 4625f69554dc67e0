import { questions } from './questions';

const answered = (...words: string[]) => questions.some(({ question, answer }) => words.every((word) => `${question} ${answer}`.toLowerCase().includes(word.toLowerCase())));

describe('the questions', () => {
  it('are 13, each with an answer and links with a text [ENT-13] [LIM-14]', () => {
    expect(questions).toHaveLength(13);
    for (const { question, answer, cta } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(40);
      for (const { text, url } of cta) expect([text !== '', url === undefined || url.startsWith('/')]).toEqual([true, true]);
    }
  });

  it.each([
    ['what the product is [RES-14]', ['What is Creativity Verse']],
    ['who it is for [RES-15]', ['Who is it for']],
    ['what the community gives [RES-16]', ['joining the community', 'feedback']],
    ['the five services [RES-17]', ['brand strategy', 'social media management', 'graphics, motion and video ads', 'website development', 'creative strategy']],
    ['the premium tier [RES-18]', ['premium tier']],
    ['resources [RES-19]', ['kind of resources']],
    ['joining by the messaging community [RES-20]', ['join the community', 'messaging community']],
    ['mentoring [RES-21]', ['mentor', 'Direct Mentorship']],
    ['requesting a service [RES-22]', ['request a service']],
    ['collaboration [RES-23]', ['collaborate with other members']],
    ['prices in both currencies [RES-24, LIM-22]', ['paid', '$', '₦']],
    ['talent verification [RES-25]', ['portfolio quality', 'digital footprint', 'consistency and originality', 'brand alignment']],
  ])('cover %s', (_, words) => {
    expect(answered(...words)).toBe(true);
  });
});
