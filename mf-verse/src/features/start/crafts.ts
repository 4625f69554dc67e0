import animation from './images/animation.webp';
import film from './images/film.webp';
import games from './images/games.webp';
import graphicDesign from './images/graphic-design.webp';
import illustration from './images/illustration.webp';
import music from './images/music.webp';
import photography from './images/photography.webp';
import textile from './images/textile.webp';
import threeD from './images/three-d.webp';
import type from './images/type.webp';
import webDesign from './images/web-design.webp';
import writing from './images/writing.webp';

/** The crafts that a new member can choose, with a picture of each. They become skills of the profile. */
export const CRAFTS: readonly { name: string; picture: string }[] = [
  { name: 'Illustration', picture: illustration },
  { name: 'Graphic design', picture: graphicDesign },
  { name: 'Type', picture: type },
  { name: 'Photography', picture: photography },
  { name: 'Animation', picture: animation },
  { name: 'Film', picture: film },
  { name: '3D', picture: threeD },
  { name: 'Web design', picture: webDesign },
  { name: 'Writing', picture: writing },
  { name: 'Music', picture: music },
  { name: 'Textile', picture: textile },
  { name: 'Games', picture: games },
];
