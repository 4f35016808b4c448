import { basename, dirname } from 'node:path'

const above = dirname(import.meta.dirname)

/** The folder of this package, one level higher for the built code. */
export const packageFolder = basename(above) === 'dist' ? dirname(above) : above
