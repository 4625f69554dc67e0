import entries from './questions.json';

export interface Question {
  question: string;
  answer: string;
  cta: { text: string; url: string }[];
}

export const questions: readonly Question[] = entries;
