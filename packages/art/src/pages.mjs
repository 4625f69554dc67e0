import { credit, fairJudging, feedback, rateCard, slowSignal, weekend } from './blog.mjs';
import { kinderCity, onePage, slowNetwork, thirtySeconds } from './contests.mjs';
import { freelanceGuide, reselling, toolbox } from './digital.mjs';
import { about, hero, hub } from './home.mjs';
import { beforeAfter, cover, firstWebsite, paintedSign, storyCircle, sundayQueue } from './posts.mjs';

const marketing = 'mf-marketing/src/pages';
const wide = [1600, 1200];

export const pages = [
  { file: `${marketing}/home/hero.webp`, width: 1600, height: 1200, seed: 7, draw: hero },
  { file: `${marketing}/home/hero-800.webp`, width: 800, height: 600, canvas: wide, seed: 7, draw: hero },
  { file: `${marketing}/about/about.webp`, width: 1600, height: 1000, seed: 11, draw: about },
  { file: `${marketing}/about/about-800.webp`, width: 800, height: 500, canvas: [1600, 1000], seed: 11, draw: about },
  { file: 'mf-resources/src/pages/hub/hub.webp', width: 1200, height: 900, seed: 13, draw: hub },
  {
    file: 'mf-resources/src/pages/hub/hub-800.webp',
    width: 800,
    height: 600,
    canvas: [1200, 900],
    seed: 13,
    draw: hub,
  },
];

export const blog = [feedback, rateCard, credit, slowSignal, fairJudging, weekend].map((draw, index) => ({
  file: `api/content/images/blog/b0${index + 1}.jpg`,
  width: 1600,
  height: 1000,
  seed: 21 + index,
  draw,
}));

const named = (folder, width, height, seed, drawings) =>
  Object.entries(drawings).map(([name, draw], index) => ({
    file: `${folder}/${name}.webp`,
    width,
    height,
    seed: seed + index,
    draw,
  }));

export const members = [
  ...named('api/content/images/contests', 1200, 750, 81, {
    'kinder-city': kinderCity,
    'thirty-second-story': thirtySeconds,
    'slow-network': slowNetwork,
    'one-page-one-voice': onePage,
  }),
  ...named('api/content/images/posts', 1200, 800, 87, {
    'first-website': firstWebsite,
    'sunday-queue': sundayQueue,
    'story-circle': storyCircle,
    'portfolio-before-after': beforeAfter,
    'hand-painted-sign': paintedSign,
  }),
  ...named('api/content/images/profile', 1600, 500, 93, { cover }),
];

export const digital = named('mf-resources/src/features/digital-products/images', 800, 600, 95, {
  'vtu-reselling-setup': reselling,
  'freelance-step-by-step': freelanceGuide,
  'ai-toolbox': toolbox,
});
