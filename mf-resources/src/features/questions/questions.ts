import type { Place } from '@verse/contract';
import entries from './questions.json';

export interface Question {
  question: string;
  answer: string;
  cta: { text: string; place: Place; params?: { slug: string } }[];
}

export const questions = entries as readonly Question[];
