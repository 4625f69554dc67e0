export const TOOL = {
  name: 'Lantern',
  url: 'https://lantern.example/',
  category: 'Design',
  pricing: 'Free',
  why: 'It lights the page.',
};
export const CHANGED_POST = {
  title: 'Another title',
  category: 'Craft',
  readTime: '1 minute',
  content: 'Other words',
  tags: ['lamps'],
  thumbnailAlt: 'A lamp',
};
export const EDITION = { title: 'A', category: 'Craft', readTime: '1 minute', content: 'Words' };
export const PRODUCT = {
  name: 'A lamp',
  description: 'A lamp.',
  category: 'Electronics',
  status: 'draft',
  delivery: 'download',
  prices: { USD: 100 },
  oldPrices: null,
};
