import type { Plugin } from 'vite'

const module = '\0colour-of-the-window'

/** White and its dark twin, as the design system calls them: what the browser paints its own bar with. */
const code = `
export const getColorOptionsHex = ({ isDark }) => isDark
export const getColorDecisionsHex = ({ colorOptions: isDark }) => ({
  background: { default: { grey: { default: isDark ? '#161616' : '#ffffff' } } },
})
`

/**
 * The components carry all colours of the design system as numbers, for the one that they tell the browser; the site
 * takes its colours from the style sheet.
 */
export const lightColors: Plugin = {
  name: 'light-colors',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/getColor(Options|Decisions)Hex$/ },
    handler: () => module,
  },
  load: {
    filter: { id: /^\0colour-of-the-window$/ },
    handler: () => code,
  },
}
