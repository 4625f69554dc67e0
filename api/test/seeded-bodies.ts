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
