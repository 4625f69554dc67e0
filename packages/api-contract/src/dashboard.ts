import type { z } from 'zod';
import type { dashboardSchema, figureSchema, leadersSchema } from './dashboard.schema';

export { FIGURES, type FigureName } from './dashboard.values';

export type Figure = z.infer<typeof figureSchema>;
export type Leaders = z.infer<typeof leadersSchema>;
export type Dashboard = z.infer<typeof dashboardSchema>;
