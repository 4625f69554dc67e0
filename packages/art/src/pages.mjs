import { credit, fairJudging, feedback, rateCard, slowSignal, weekend } from './blog.mjs';
import { kinderCity, onePage, slowNetwork, thirtySeconds } from './contests.mjs';
import { freelanceGuide, reselling, toolbox } from './digital.mjs';
import { about, hero, hub } from './home.mjs';
import { beforeAfter, cover, firstWebsite, paintedSign, storyCircle, sundayQueue } from './posts.mjs';

const marketing = 'mf-marketing/src/pages';

/** The first picture of a page, in the widths that screens ask for: AVIF, and WebP for browsers that do not know it. */
const opening = (file, [width, height], seed, draw) =>
  [
    [width, '.webp'],
    [800, '-800.webp'],
    [800, '-800.avif'],
    [1200, '-1200.avif'],
    ...(width > 1200 ? [[width, '.avif']] : []),
  ].map(([at, ending]) => ({
    file: file + ending,
    width: at,
    height: (at * height) / width,
    canvas: [width, height],
    seed,
    draw,
  }));

export const pages = [
  ...opening(`${marketing}/home/hero`, [1600, 1200], 7, hero),
  ...opening(`${marketing}/about/about`, [1600, 1000], 11, about),
  ...opening('mf-resources/src/pages/hub/hub', [1200, 900], 13, hub),
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
