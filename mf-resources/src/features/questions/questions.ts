import entries from './questions.json';

export interface Question {
  question: string;
  answer: string;
  /** Without `url`: the community chat, whose address is configured. */
  cta: { text: string; url?: string }[];
}

export const questions: readonly Question[] = entries;
