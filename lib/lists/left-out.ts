/** The header of an exported file that says how many of the chosen records cannot be in it. */
export const leftOutHeader = 'Rows-Left-Out'
