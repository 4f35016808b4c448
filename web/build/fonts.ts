import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const folder = fileURLToPath(new URL('../generated/', import.meta.url))
const designSystem = dirname(createRequire(import.meta.url).resolve('@codegouvfr/react-dsfr/package.json'))

/** Unicode ranges of the letters of French and English, their punctuation, and the few signs of the site. */
const commonRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2010, 0x2015],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
] as const

const weights = [
  ['Regular', 400],
  ['Medium', 500],
  ['Bold', 700],
] as const

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/**
 * Writes web/generated/fonts.css and its files. Each weight is cut to the common letters, a third of its size; browsers
 * load the whole font only for letters of other languages.
 */
export async function writeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const letters = commonRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  const range = commonRanges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(', ')
  const rules = await Promise.all(
    weights.map(async ([name, weight]) => {
      const whole = join(designSystem, `dsfr/fonts/Marianne-${name}.woff2`)
      const cut = `marianne-${weight}.woff2`
      await writeFile(
        join(folder, cut),
        await subsetFont(await readFile(whole), letters.join(''), { targetFormat: 'woff2' }),
      )
      const face = (source: string, more: string) =>
        `@font-face {
  font-family: Marianne;
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("${source}") format("woff2");${more}
}
`
      // When two faces have a letter, browsers take the later one.
      return (
        face(`@codegouvfr/react-dsfr/dsfr/fonts/Marianne-${name}.woff2`, '') +
        face(`./${cut}`, `\n  unicode-range: ${range};`)
      )
    }),
  )
  await writeFile(join(folder, 'fonts.css'), rules.join('\n'))
}
