import { amber, flame, cream, iris, mint, rose, sky, slate } from './palette.mjs';
import * as garment from './garments.mjs';
import * as hair from './hair.mjs';

const skin = {
  ebony: { light: '#7d4a38', base: '#5a3126', deep: '#2e1618', lip: '#7c3a3f' },
  umber: { light: '#9a5f3f', base: '#743f2a', deep: '#42211c', lip: '#8a3b3c' },
  sienna: { light: '#b97a4f', base: '#96592f', deep: '#5a2f22', lip: '#9c4540' },
  bronze: { light: '#dca173', base: '#c07f50', deep: '#7b4630', lip: '#a84e48' },
  olive: { light: '#efc59d', base: '#d8a278', deep: '#97604c', lip: '#b85a52' },
  fair: { light: '#ffe3cd', base: '#f2c3a4', deep: '#bd7f70', lip: '#cc6863' },
};
const night = '#1a1120';
const earth = '#2c1a1c';
const straw = { deep: '#a86a1e', base: '#e7b45a', light: '#ffe2a0' };
const silver = { deep: '#5b5674', base: '#a7a3bd', light: '#e2dff0' };

/** One entry per person; each appears as member, creator or reviewer with the same face. */
export const people = [
  { slug: 'zainab-olubori', skin: skin.umber, hair: night, back: iris, halo: amber, shape: { width: 62, jaw: 42 }, face: { nose: 20, mouth: { full: 1.2, smile: 4 }, arch: 9, weight: 6 },
    style: (s) => hair.wrap(s, flame, amber), wear: (s) => garment.beaded(s, iris, [amber.base, flame.base, cream.base]), earrings: amber.base },
  { slug: 'femi-adekusi', skin: skin.ebony, hair: night, back: sky, halo: flame, shape: { width: 65, jaw: 54, chin: 302 }, face: { nose: 22, mouth: { full: 1.2 }, arch: 4, weight: 8 },
    style: (s) => hair.cropped(s, night, { grow: 6 }), wear: (s) => garment.hooded(s, mint, cream.base), glasses: cream.base, beard: { low: 6 } },
  { slug: 'mireille-kossou', skin: skin.sienna, hair: night, back: rose, halo: flame, shape: { width: 60, jaw: 40, chin: 298 }, face: { nose: 18, mouth: { full: 1.15, smile: 5 }, arch: 8, weight: 6 },
    style: (s) => hair.braids(s, '#20142a', amber.base), wear: (s) => garment.crew(s, sky), earrings: mint.base },
  { slug: 'kojo-amankrah', skin: skin.umber, hair: night, back: amber, halo: iris, shape: { width: 65, jaw: 52, chin: 303 }, face: { nose: 22, mouth: { full: 1.15, smile: 5 }, arch: 4, weight: 8 },
    style: (s) => hair.locs(s, '#21141c', '#7b4a22'), wear: (s) => garment.stole(s, slate, [amber.base, mint.deep, flame.base, '#1a1120']) },
  { slug: 'priya-venkatan', skin: skin.bronze, hair: night, back: mint, halo: rose, shape: { width: 61, jaw: 40, chin: 298 }, face: { nose: 16, mouth: { full: 0.95, smile: 4 }, arch: 8, weight: 6 },
    style: (s) => hair.long(s, '#1b1226', '#7a5ea0'), wear: (s) => garment.collar(s, rose, cream), earrings: amber.base },
  { slug: 'mateus-caldeira', skin: skin.olive, hair: earth, back: flame, halo: sky, shape: { width: 64, jaw: 52, chin: 302 }, face: { nose: 17, iris: '#3d2a17', mouth: { full: 0.85, smile: 5 }, arch: 4, weight: 8 },
    style: (s) => hair.curls(s, '#38211d', '#8a5a44'), wear: (s) => garment.crew(s, amber), beard: { low: 3 } },
  { slug: 'hanne-lindqvarn', skin: skin.fair, hair: '#9a6420', back: sky, halo: amber, shape: { width: 61, jaw: 42, chin: 298 }, face: { nose: 15, iris: '#2f6a8a', mouth: { full: 0.8, smile: 5 }, arch: 6, weight: 5 },
    style: (s) => hair.bob(s, straw), wear: (s) => garment.roll(s, iris), glasses: '#2a1d4c' },
  { slug: 'samuel-iroha', skin: skin.ebony, hair: night, back: flame, halo: mint, shape: { width: 65, jaw: 56, chin: 303 }, face: { nose: 23, mouth: { full: 1.2, smile: 3 }, arch: 4, weight: 8 },
    style: (s) => hair.shaven(s, skin.ebony), wear: (s) => garment.robe(s, sky, amber.light), beard: { low: 16 } },
  { slug: 'tolani-ekwere', skin: skin.sienna, hair: night, back: amber, halo: rose, shape: { width: 60, jaw: 40, chin: 297 }, face: { nose: 19, mouth: { full: 1.25, smile: 4 }, arch: 9, weight: 6 },
    style: (s) => hair.afro(s, '#22151f', mint), wear: (s) => garment.collar(s, flame, cream), earrings: cream.base },
  { slug: 'aisha-bentourd', skin: skin.bronze, hair: night, back: rose, halo: amber, shape: { width: 60, jaw: 40, chin: 298 }, face: { nose: 16, mouth: { full: 1, smile: 5 }, arch: 8, weight: 6 },
    style: (s) => hair.scarf(s, mint, cream.base), wear: (s) => garment.crew(s, slate) },
  { slug: 'marcus-feldhaven', skin: skin.fair, hair: '#6c6784', back: slate, halo: flame, shape: { width: 64, jaw: 52, chin: 302 }, face: { nose: 17, iris: '#40607a', mouth: { full: 0.75, smile: 4 }, arch: 3, weight: 7 },
    style: (s) => hair.swept(s, silver), wear: (s) => garment.collar(s, slate, sky), beard: { low: 3, hair: '#8d88a6' } },
];
