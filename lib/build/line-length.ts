/** Past it, what a signature lists has a line each. */
export const lineLength = 90
