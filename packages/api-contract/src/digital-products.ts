export interface DigitalProduct {
  id: number;
  name: string;
  category: string;
  description: string;
  thumbnail: string;
  tags: string[];
  link: string;
  featured: boolean;
}

/** The page of digital products shows them, and the search finds them. */
export const DIGITAL_PRODUCTS: readonly DigitalProduct[] = [
  {
    id: 1,
    name: 'VTU Reselling Starter Setup',
    category: 'digital',
    description:
      'A ready-made setup for starting a small airtime and data reselling business. It includes a configuration checklist, a pricing sheet, customer message templates and a week-by-week launch plan written for first-time sellers.',
    thumbnail: '/images/digital/vtu-reselling-setup.webp',
    tags: ['Reselling', 'Side business', 'Beginner friendly'],
    link: 'https://store.creativity-verse.example/vtu-reselling-setup',
    featured: true,
  },
  {
    id: 2,
    name: 'Freelance, Step by Step',
    category: 'ebooks',
    description:
      'A practical guide to finding your first three clients and keeping the second one. Rate cards, proposals, difficult conversations and simple contracts, with worksheets you can fill in over a weekend.',
    thumbnail: '/images/digital/freelance-step-by-step.webp',
    tags: ['Freelancing', 'Pricing', 'Clients'],
    link: 'https://store.creativity-verse.example/freelance-step-by-step',
    featured: true,
  },
  {
    id: 3,
    name: "The Entrepreneur's AI Toolbox",
    category: 'ebooks',
    description:
      'Forty everyday tasks where AI tools save a small business real time, and ten where they do not. Each chapter has a worked example, a prompt you can adapt and a note on checking the result.',
    thumbnail: '/images/digital/ai-toolbox.webp',
    tags: ['AI tools', 'Productivity', 'Entrepreneurs'],
    link: 'https://store.creativity-verse.example/ai-toolbox',
    featured: false,
  },
];
