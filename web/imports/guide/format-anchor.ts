/** The anchor of what is told of a column. */
export const formatAnchor = (field: string): string => `champ-${field}`
