export const FIGURES = ['projects', 'rank', 'earnings', 'plan'] as const;
export type FigureName = (typeof FIGURES)[number];
