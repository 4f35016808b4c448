import type { Plugin } from 'vite'

const module = '\0colour-of-the-window'

/**
 * The page background, light and dark, which the components set as the colour of the browser's bar. The tables of names are
 * for `fr.colors`, which neither the site nor the components that it has use.
 */
const code = `
export const colorOptions = {}
export const colorDecisions = {}
export const getColorOptionsHex = ({ isDark }) => isDark
export const getColorDecisionsHex = ({ colorOptions: isDark }) => ({
  background: { default: { grey: { default: isDark ? '#161616' : '#ffffff' } } },
})
`

/**
 * Replaces the colour tables of react-dsfr, which it needs for a single colour; the site takes its colours from the
 * style sheet.
 */
export const lightColors: Plugin = {
  name: 'light-colors',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(?:getColor(?:Options|Decisions)Hex|color(?:Options|Decisions))$/ },
    handler: () => module,
  },
  load: {
    filter: { id: /^\0colour-of-the-window$/ },
    handler: () => code,
  },
}
