const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const dollars = (amount: number): string => DOLLARS.format(amount);
