import { HELP_QUESTIONS } from '@verse/api-contract/community/help-questions';
import { DIGITAL_PRODUCTS } from '@verse/api-contract/publishing/digital-products';
import { addressOf, type ListedPage } from '@verse/contract/addresses';
import { lineOf, type SearchSource, type SearchText } from '../../../platform/search';

interface Fact {
  id: string;
  title: string;
  text: string;
  /** Additional words by which the page can be found. */
  words?: string;
  path: string;
}

/** Fixed pages have no date, so they sort after all dated results. */
const AT = new Date(0);

type FactSource = Pick<SearchSource, 'group' | 'kind' | 'edition'> & { facts: readonly Fact[]; forMembers?: boolean };

/** Creates a search source for text that ships with the release. */
function factSource({ facts, forMembers = false, ...source }: FactSource): SearchSource {
  const toText = ({ id, title, text, words = '' }: Fact): SearchText => ({
    id,
    at: AT,
    title,
    text: `${text} ${words}`,
  });
  const among = (ids: readonly string[]) => facts.filter(({ id }) => ids.includes(id));
  return {
    ...source,
    all: () => facts.map(toText),
    read: (ids) => Promise.resolve(among(ids).map(toText)),
    present: (reader, ids) =>
      Promise.resolve(
        forMembers && reader.id === undefined
          ? []
          : among(ids).map(({ words: _, text, ...fact }) => ({
              ...fact,
              text: lineOf(text),
              picture: null,
            })),
      ),
  };
}

/** Pages that people may look for under a different name. */
const PAGES: Partial<Record<ListedPage, [title: string, text: string, words?: string]>> = {
  about: ['About', 'The people and the idea behind Creativity Verse', 'team mission story'],
  features: ['Features', 'What creators can do here'],
  showcase: ['Showcase', 'Creators, and the work they are proud of', 'gallery portfolio'],
  services: ['Services', 'Help for brands and for creators'],
  contact: ['Contact', 'Write to us. A person answers', 'support help email phone'],
  open: ['Open figures', 'Counted, not claimed', 'statistics numbers transparency'],
  terms: ['Terms of service', 'The rules of the site', 'conditions legal'],
  privacy: ['Privacy policy', 'What we store about you, and why', 'data cookies legal'],
  resources: ['Resources', 'Posts, tools and products for creators', 'toolkit'],
  blogs: ['The Verse Blog', 'Stories, Insights & Creative Wisdom', 'articles posts'],
  'digital-products': ['Digital products', 'Ebooks, courses and templates', 'downloads'],
  store: ['Store', 'Things made by and for creators', 'shop buy'],
  'public-jobs': ['Job Hub', 'Paid work, with the pay on every job', 'jobs vacancies hiring'],
  hire: ['Hire', 'Post a job, and answer everyone who applies', 'employers recruit'],
  'public-contests': ['Contests', 'A brief, a deadline and a prize', 'competitions'],
  'public-marketplace': ['Marketplace', 'Made and sold by members', 'buy sell'],
  people: ['People', 'Creative people, with their work', 'members directory'],
};

const pageFacts = Object.entries(PAGES).map(([page, [title, text, words = '']]): Fact => ({
  id: page,
  title,
  text,
  words,
  path: addressOf(page as ListedPage & keyof typeof PAGES),
}));

const questionFacts = HELP_QUESTIONS.map(({ question, answer }, index): Fact => ({
  id: String(index),
  title: question,
  text: answer,
  path: addressOf('help-center'),
}));

const downloadFacts = DIGITAL_PRODUCTS.map(({ id, name, description, tags }): Fact => ({
  id: String(id),
  title: name,
  text: description,
  words: tags.join(' '),
  path: addressOf('digital-products'),
}));

/** Fixed pages, help questions, and downloads. Only members can find the help center. */
export const siteFacts: readonly SearchSource[] = [
  factSource({ group: 'help', kind: 'page', edition: 1, facts: pageFacts }),
  factSource({ group: 'help', kind: 'question', edition: 1, facts: questionFacts, forMembers: true }),
  factSource({ group: 'products', kind: 'download', edition: 1, facts: downloadFacts }),
];
