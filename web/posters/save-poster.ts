import { type PosterContent, posterFileName } from '@ma-cantine/lib/posters/poster-content'
import { posterWords } from '@ma-cantine/lib/posters/poster-words'
import { saveFile } from '../ui/save-file.ts'
import { fetchFonts, fontsOf } from './poster-fonts.ts'
import { makeLayout, type PosterLogo } from './poster-maker.ts'

/** What a poster is saved as. */
export type PosterOutput = 'pdf' | 'picture' | 'square'

/** The width of pictures, in pixels: A4 at 220 dots an inch, and what social networks show. */
const pixels = { picture: 1819, square: 1080 } as const

/** Makes the file of a poster and offers it for download. What writes a PDF loads here. @returns its name. */
export async function savePoster(content: PosterContent, logo: PosterLogo, output: PosterOutput): Promise<string> {
  const name = posterFileName(content)
  const layout = makeLayout(content, logo, output === 'square' ? 'square' : 'a4')
  const file = output === 'pdf' ? await pdfFile() : await pictureFile(output)
  saveFile(file)
  return file.name

  async function pdfFile(): Promise<File> {
    const [{ writePoster }, fonts] = await Promise.all([import('./write-poster.ts'), fetchFonts(fontsOf(layout))])
    const bytes = await writePoster(layout, posterWords.document(content.name), fonts)
    return new File([bytes], `${name}.pdf`, { type: 'application/pdf' })
  }

  async function pictureFile(kind: keyof typeof pixels): Promise<File> {
    const { drawPicture } = await import('./canvas-pen.ts')
    const blob = await drawPicture(layout, pixels[kind])
    return new File([blob], kind === 'square' ? `${name}_carre.png` : `${name}.png`, { type: 'image/png' })
  }
}
