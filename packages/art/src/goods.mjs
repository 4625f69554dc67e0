import * as cloth from './cloth.mjs';
import * as desk from './desk.mjs';
import * as devices from './devices.mjs';
import { amber, flame, iris, mint, rose, sky, slate } from './palette.mjs';
import { promptCards } from './paper.mjs';
import { stage } from './stage.mjs';

const product =
  (folder) =>
  ([name, thing, disc, back, second, setting], index) => ({
    file: `api/content/images/${folder}/${name}.webp`,
    width: 900,
    height: 900,
    seed: 40 + index,
    draw: (s) => stage(s, { disc, back, second, ...setting }, thing(s)),
  });

const shop = [
  ['make-things-tote', cloth.tote, iris, iris, flame, { level: 330 }],
  ['enamel-pin', desk.enamelPin, amber, flame, mint, { floor: 770 }],
  ['grid-desk-mat', desk.deskMat, flame, rose, amber, { floor: 640, reach: 380 }],
  ['mechanical-keyboard', devices.keyboard, mint, sky, flame, { floor: 640, reach: 380 }],
  ['studio-headphones', devices.headphones, sky, iris, amber],
  ['foldable-light-box', devices.lightBox, iris, rose, flame, { reach: 320 }],
  ['work-apron', cloth.apron, mint, mint, iris, { floor: 770 }],
  ['weekend-cap', cloth.weekendCap, amber, rose, mint, { floor: 680, reach: 320 }],
  ['project-planner', desk.planner, sky, sky, amber, { floor: 690, reach: 330 }],
  ['sketch-prompts', promptCards, mint, iris, rose, { floor: 760, reach: 330 }],
];

const marketplace = [
  ['drawing-tablet-10', devices.drawingTablet, rose, rose, mint, { floor: 680, reach: 360 }],
  ['podcast-microphone', devices.microphone, iris, sky, mint, { floor: 756 }],
  ['led-panel-light', devices.ledPanel, slate, iris, flame, { floor: 752 }],
  ['pocket-projector', devices.projector, flame, amber, mint, { floor: 730, reach: 300 }],
  ['presentation-remote', devices.presentationRemote, mint, sky, amber, { floor: 770 }],
  ['dotted-sketchbook', desk.sketchbook, amber, flame, iris, { floor: 730, reach: 380 }],
  ['fineliner-set', desk.fineliners, rose, iris, mint, { floor: 760, reach: 300 }],
  ['felt-laptop-sleeve', cloth.laptopSleeve, mint, mint, flame, { floor: 760, reach: 300 }],
  ['phone-tripod', devices.phoneTripod, sky, sky, rose, { floor: 752, reach: 260 }],
  ['heavyweight-tshirt', cloth.tshirt, rose, rose, amber, { floor: 770 }],
  ['studio-overshirt', cloth.overshirt, flame, amber, iris, { floor: 770 }],
  ['night-owl-hoodie', cloth.hoodie, iris, iris, flame, { floor: 770 }],
];

export const goods = [...shop.map(product('shop')), ...marketplace.map(product('marketplace'))];
