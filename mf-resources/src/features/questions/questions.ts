import type { PageName } from '@verse/contract';
import entries from './questions.json';

export interface Question {
  question: string;
  answer: string;
  cta: { text: string; pageName: PageName; params?: { slug: string } }[];
}

interface Topic {
  title: string;
  questions: readonly Question[];
}

export const topics = entries as readonly Topic[];
export const questions = topics.flatMap((topic) => topic.questions);
