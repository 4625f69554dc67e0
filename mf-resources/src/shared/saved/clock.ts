/** The writer's own clock: drawn in the browser only, after something was kept. */
export const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
