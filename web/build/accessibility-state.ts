import type { Plugin } from 'vite'
import { conformity } from '../accessibility/conformity.ts'

/**
 * Gives the state of accessibility to the footer of all pages, as a word computed at build: the 106 criteria that it
 * follows from load with the declaration only.
 */
export const accessibilityState: Plugin = {
  name: 'accessibility-state',
  resolveId: {
    filter: { id: /^virtual:accessibility-state$/ },
    handler: id => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:accessibility-state$/ },
    handler: () => `export const accessibilityState = ${JSON.stringify(conformity.state)}`,
  },
}
