/** The anchor of the documentation of a column. */
export const formatAnchor = (field: string): string => `champ-${field}`
