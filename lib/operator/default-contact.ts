/** The address to write to until the operator sets their own; pages that the build draws have it. */
export const defaultContactEmail = 'contact@ma-cantine.example'
