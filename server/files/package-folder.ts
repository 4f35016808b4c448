import { basename, dirname } from 'node:path'

const above = dirname(import.meta.dirname)

/** The folder of this package; what is built of the sources runs one folder further down. */
export const packageFolder = basename(above) === 'dist' ? dirname(above) : above
