import { addressOf, cardIdOf, type FixedPage, type ListedPage, listedPages } from '@verse/contract/addresses';
import type { CardText } from './card.view';

const card = (eyebrow: string, title: string): CardText => ({ eyebrow, title });

/** Card text for permanent pages. Every listed page needs an entry. */
const CARDS: Record<ListedPage, CardText> & Partial<Record<FixedPage, CardText>> = {
  home: card('', 'A fair place for people who make things'),
  about: card('About', 'The people and the idea behind Creativity Verse'),
  features: card('Features', 'What creators can do here'),
  showcase: card('Showcase', 'Creators, and the work they are proud of'),
  services: card('Services', 'Help for brands and for creators'),
  contact: card('Contact', 'Write to us. A person answers'),
  open: card('Open figures', 'Counted, not claimed'),
  terms: card('', 'Terms of service'),
  privacy: card('', 'Privacy policy'),
  resources: card('Resources', 'Your Creative Toolkit, Unlocked'),
  blogs: card('The Verse Blog', 'Stories, Insights & Creative Wisdom'),
  'digital-products': card('Digital products', 'Discover Premium Creative Resources'),
  store: card('Store', 'Things made by and for creators'),
  'public-jobs': card('Job Hub', 'Paid work, with the pay on every job'),
  hire: card('Hire', 'Post a job, and answer everyone who applies'),
  'public-contests': card('Contests', 'A brief, a deadline and a prize'),
  'public-marketplace': card('Marketplace', 'Goods for people who make things'),
  people: card('People', 'Creative people, with their work'),
  works: card('Works', 'Everything our members make, on one wall'),
  tags: card('Tags', 'Posts and works by tag'),
  critique: card('Critique wanted', 'Makers who want your honest opinion'),
  'waiting-lists': card('In preparation', 'What you will be able to do here'),
  'blog-management': card('The Verse Blog', 'Write a post'),
  'tool-suggestions': card('Tools directory', 'Suggest a tool'),
  'sign-in': card('', 'Welcome back'),
  'sign-up': card('', 'Join the verse'),
};

const BY_ID = new Map(Object.entries(CARDS).map(([page, text]) => [cardIdOf(addressOf(page as FixedPage)), text]));

export const LISTED_PATHS: readonly string[] = listedPages().map((page) => addressOf(page));

/** @param id the id that `cardIdOf` derives from a path */
export const findCard = (id: string): CardText | undefined => BY_ID.get(id);
