import { layOutPoster } from '@ma-cantine/lib/posters/lay-out-poster'
import { replacement } from '@ma-cantine/lib/posters/letters'
import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import { posterWords } from '@ma-cantine/lib/posters/poster-words'
import { expect, test } from 'vitest'
import { writePoster } from '../../../web/posters/write-poster.ts'
import { findTaggedPdfFaults } from '../../server/support/tagged-pdf-faults.ts'
import { picturesOf, posterFontFiles, posterSamples } from '../../support/poster-samples.ts'
import { readTaggedText } from '../../support/read-poster.ts'

const fonts = posterFontFiles()
const write = (content: PosterContent, withLogo: boolean) =>
  writePoster(layOutPoster(content, picturesOf(content, withLogo), 'a4'), posterWords.document(content.name), fonts)

const spoken = (text: string) => text.replace(/\s+/g, ' ').trim()
/** A picture keeps the whole of its words: they are not drawn. */
const drawn = (line: string) =>
  line.startsWith('Figure ') ? line : line.replace(/\p{Extended_Pictographic}+/gu, replacement)

/** What a poster says, tag by tag, in the order in which it is read. */
function expectedText(content: PosterContent, withLogo: boolean): string[] {
  const { name, indicators, figures, previous, project, successes, word } = content
  const lines = [
    `H1 ${content.title}`,
    ...(name === '' ? [] : [`P ${name}`]),
    ...(indicators.length === 0 ? [] : [`P ${indicators.join(' · ')}`]),
    ...(withLogo ? [`Figure ${posterWords.logo(name)}`] : []),
    ...(figures.length === 0
      ? [`P ${posterWords.noFigures(content.year)}`]
      : [`H2 ${posterWords.quality(content.year)}`]),
    ...figures.flatMap(({ before, number, caption, detail }) => [
      `P ${before} ${number}`,
      `P ${caption}`,
      `P ${detail}`,
    ]),
    ...(previous === null ? [] : [`P ${previous}`]),
    ...(project === null ? [] : [`P ${project}`]),
    ...(successes.length === 0 ? [] : [`H2 ${posterWords.successes}`, ...successes.map(({ text }) => `LBody ${text}`)]),
    ...(word === '' ? [] : [`H2 ${posterWords.word}`, `P ${word}`]),
    `Figure ${content.linkText}`,
    `H2 ${posterWords.why}`,
    `P ${posterWords.whyText}`,
    `Link ${content.site.replace('https://', '')}`,
  ]
  return lines.map(line => drawn(spoken(line)))
}

test.each(Object.keys(posterSamples))(
  'the PDF of the poster « %s » is read whole, in its order, by its tags',
  async name => {
    const content = posterSamples[name] as PosterContent
    for (const withLogo of [false, true]) {
      const bytes = await write(content, withLogo)
      expect(await readTaggedText(bytes)).toEqual(expectedText(content, withLogo))
      // Two cards stand side by side, and the code beside its text: the order of the tags is held above.
      const faults = (await findTaggedPdfFaults(bytes)).filter(fault => !fault.includes('which stands below'))
      expect(faults).toEqual([])
    }
  },
)

test('the same poster gives the same bytes, and letters that no font has are told', async () => {
  const content = posterSamples.rareLetters as PosterContent
  const bytes = await write(content, false)
  expect(Buffer.from(await write(content, false)).equals(Buffer.from(bytes))).toBe(true)
  expect(await readTaggedText(bytes)).toEqual(
    expect.arrayContaining(['P Ŀa Čantine d’Ostrów [?]', 'P Bon appétit ! [?] Cantină și șervețel.']),
  )
})
