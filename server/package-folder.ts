import { basename, dirname } from 'node:path'

const here = import.meta.dirname

/** The folder of this package; what is built of the sources runs one folder further down. */
export const packageFolder = basename(here) === 'dist' ? dirname(here) : here
