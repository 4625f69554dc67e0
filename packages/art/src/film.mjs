import { chance } from './chance.mjs';

const STRENGTH = 5;

/** A breath of film grain: keeps dark gradients from banding once they are compressed. */
export function film(pixels, { channels }, seed) {
  const { next } = chance(seed + 977);
  const out = Buffer.from(pixels);
  for (let at = 0; at < out.length; at += channels) {
    const speck = (next() + next() - 1) * STRENGTH;
    for (let channel = 0; channel < channels; channel += 1) {
      out[at + channel] = Math.max(0, Math.min(255, Math.round(out[at + channel] + speck)));
    }
  }
  return out;
}
