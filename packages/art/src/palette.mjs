/** The night of the site's dark theme, and hues that stand on it. Flame and iris are the accent pair of @verse/ui. */
export const ink = {
  abyss: '#08070d',
  deep: '#0b0a14',
  base: '#141124',
  raised: '#211b3a',
  lit: '#2f2852',
  edge: '#4a3f7d',
  haze: '#7d76a8',
};

/** Deep, base and light tone of each hue: shadow side, body and lit side of a shape. */
export const iris = { deep: '#3d2aa3', base: '#8470ff', light: '#c2b8ff' };
export const flame = { deep: '#a8330f', base: '#ff7448', light: '#ffb294' };
export const amber = { deep: '#b8650f', base: '#ffb742', light: '#ffdf98' };
export const mint = { deep: '#0f7466', base: '#45d3b0', light: '#abf2df' };
export const sky = { deep: '#1d4fa6', base: '#56a6ff', light: '#b0d8ff' };
export const rose = { deep: '#982258', base: '#f0598c', light: '#ffafc9' };
export const cream = { deep: '#c9b596', base: '#f5ead8', light: '#fffaf0' };
export const slate = { deep: '#1c1830', base: '#3d3762', light: '#7c75a3' };
