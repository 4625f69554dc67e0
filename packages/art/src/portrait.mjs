import { beard, CENTRE, features, glasses, head, neck } from './face.mjs';
import { people } from './people.mjs';
import { moon, night, orbit, planet, stars } from './sky.mjs';
import { circle, group } from './svg.mjs';

const earrings = (colour, width) =>
  [-1, 1].map((side) => circle(CENTRE + side * (width + 4), 250, 13, { fill: 'none', stroke: colour, strokeWidth: 5 }));

function portrait(s, person) {
  const { back, halo } = person;
  const tilt = -24;
  return group(
    {},
    night(s, { hue: back, x: 0.25, y: 0.15, reach: 0.95, strength: 0.55 }),
    stars(s, 34, { bottom: 0.75 }),
    planet(s, CENTRE + 10, 220, 182, halo, { angle: 70, halo: 0.2 }),
    orbit(s, CENTRE, 214, 234, 70, { tilt, half: 'far', weight: 3 }),
    moon(s, CENTRE, 214, 234, 70, { tilt, at: -28, r: 13, hue: back }),
    group({ transform: `translate(${CENTRE} 234) scale(1.22) translate(${-CENTRE} -205)` }, figure(s, person)),
  );
}

/** Head and shoulders on a field of 480, the face around (240, 205). */
export function figure(s, person) {
  const { skin, shape } = person;
  const { behind, front } = person.style(s);
  return group(
    {},
    behind,
    neck(s, skin),
    person.wear(s),
    head(s, skin, shape),
    features(s, { skin, hair: person.hair, ...person.face }),
    person.beard ? beard(s, { hair: person.hair, shape, full: false, ...person.beard }) : '',
    person.earrings ? earrings(person.earrings, shape.width) : '',
    front,
    person.glasses ? glasses(person.glasses) : '',
  );
}

const picture =
  (folder, size, suffix = '') =>
  (person) => ({
    file: `${folder}/${person.slug}${suffix}.webp`,
    width: size,
    height: size,
    canvas: [480, 480],
    seed: 3 + people.indexOf(person),
    draw: (s) => portrait(s, person),
  });

const OUTSIDE = new Set(['marcus-feldhaven']);
const CREATORS = people.slice(0, 7);
const REVIEWERS = people.filter(({ slug }) => ['tolani-ekwere', 'marcus-feldhaven', 'aisha-bentourd'].includes(slug));

export const portraits = [
  ...people.filter(({ slug }) => !OUTSIDE.has(slug)).map(picture('api/content/images/members', 320)),
  ...CREATORS.map(picture('mf-marketing/src/features/creators/images', 480)),
  ...CREATORS.map(picture('mf-marketing/src/features/creators/images', 240, '-240')),
  ...REVIEWERS.map(picture('mf-marketing/src/features/testimonials/images', 160)),
];
