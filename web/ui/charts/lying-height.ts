/** Pixels of a bar with its name and the space around it, and of the axis. */
const barHeight = 44
const axisHeight = 48

/** The height of a drawing whose bars lie, in pixels. */
export const lyingHeight = (bars: number): number => bars * barHeight + axisHeight
