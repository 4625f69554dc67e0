/** A category as it is asked for: `Craft` and `craft` are one. */
export const categoryKeyOf = (category: string) => category.trim().toLocaleLowerCase('en');
