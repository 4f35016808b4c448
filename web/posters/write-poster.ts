import { escapeMetadata } from '@ma-cantine/lib/pdf/escape-metadata'
import type { PosterFont } from '@ma-cantine/lib/posters/letter-widths'
import { drawPoster, type Part, type PartRole, type Pen, type PosterLayout } from '@ma-cantine/lib/posters/pen'
import PDFDocument from 'pdfkit'
import type { PdfDrawing, PdfElement } from './pdf-drawing.ts'

const tags: Readonly<Record<Exclude<PartRole, 'decoration' | 'item' | 'link'>, string>> = {
  title: 'H1',
  heading: 'H2',
  paragraph: 'P',
  figure: 'Figure',
}

/** The tags of the document, in which each part finds its place. */
class PosterTags {
  private readonly root: PdfElement
  private list: PdfElement | null = null
  private readonly drawing: PdfDrawing

  constructor(drawing: PdfDrawing) {
    this.drawing = drawing
    this.root = drawing.struct('Document')
    drawing.addStructure(this.root)
  }

  /** Draws a part within its tag. */
  add(part: Part, draw: () => void): void {
    const { drawing, root } = this
    const { role, box, alt, href } = part
    if (role === 'item') {
      this.list ??= this.openList()
      const item = drawing.struct('LI')
      this.list.add(item)
      item.add(drawing.struct('LBody', {}, draw))
      item.end()
      return
    }
    this.closeList()
    if (role === 'link') {
      const paragraph = drawing.struct('P')
      root.add(paragraph)
      const link = drawing.struct('Link')
      paragraph.add(link)
      link.add(draw)
      // The annotation, which is what one presses, is tagged with the text.
      drawing.link(box.x, box.y, box.width, box.height, href ?? '', { structParent: link, Contents: new String(href) })
      link.end()
      paragraph.end()
      return
    }
    const bounds = [box.x, box.y, box.x + box.width, box.y + box.height]
    const options = role === 'figure' ? { alt, bbox: bounds } : {}
    root.add(drawing.struct(tags[role as keyof typeof tags], options, draw))
  }

  private openList(): PdfElement {
    const list = this.drawing.struct('L')
    this.root.add(list)
    return list
  }

  closeList(): void {
    this.list?.end()
    this.list = null
  }

  end(): void {
    this.closeList()
    this.root.end()
  }
}

/** The pen of the PDF: what says something is drawn within its tag, what decorates is marked as such. */
class PdfPen implements Pen {
  private readonly drawing: PdfDrawing
  private readonly tags: PosterTags
  private strokes: (() => void)[] = []

  constructor(drawing: PdfDrawing, tags: PosterTags) {
    this.drawing = drawing
    this.tags = tags
  }

  begin(): void {
    this.strokes = []
  }

  text: Pen['text'] = ({ text, x, baseline, font, size, color, isContinued }) => {
    this.strokes.push(() => {
      this.drawing
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(isContinued ? `${text} ` : text, x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: { kern: false, liga: false },
        })
    })
  }

  path: Pen['path'] = ({ d, x, y, scale, fill, stroke, strokeWidth = 1 }) => {
    this.strokes.push(() => {
      const drawing = this.drawing.save().translate(x, y).scale(scale).path(d)
      if (fill) drawing.fill(fill)
      else if (stroke) drawing.lineWidth(strokeWidth).lineCap('round').lineJoin('round').stroke(stroke)
      drawing.restore()
    })
  }

  image: Pen['image'] = ({ source, x, y, width, height }) => {
    this.strokes.push(() => this.drawing.image(source, x, y, { width, height }))
  }

  end(part: Part): void {
    const { strokes } = this
    const draw = () => {
      for (const stroke of strokes) stroke()
    }
    if (part.role === 'decoration') {
      this.drawing.markContent('Artifact', { type: 'Layout' })
      draw()
      this.drawing.endMarkedContent()
    } else this.tags.add(part, draw)
  }
}

/** The same poster always gives the same bytes. */
const sameDay = new Date('2026-01-01T00:00:00Z')

/**
 * A poster as a PDF of one page that screen readers read in order (PDF/UA): French, titled, tagged, its letters text.
 * @param fonts those of its letters, as files.
 */
export function writePoster(
  layout: PosterLayout,
  title: string,
  fonts: ReadonlyMap<PosterFont, Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = new PDFDocument({
    size: [layout.width, layout.height],
    margin: 0,
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    // Its own first font would be one that no document holds.
    font: null,
    info: {
      Title: title,
      Author: 'ma cantine',
      Creator: 'ma cantine',
      Producer: 'ma cantine',
      CreationDate: sameDay,
      ModDate: sameDay,
    },
  } as object) as unknown as PdfDrawing
  escapeMetadata(drawing)
  const bytes = bytesOf(drawing)
  for (const [font, file] of fonts) drawing.registerFont(font, file)
  const tags = new PosterTags(drawing)
  drawPoster(layout, new PdfPen(drawing, tags))
  tags.end()
  drawing.end()
  return bytes
}

const bytesOf = (drawing: PdfDrawing): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    drawing.on('data', chunk => chunks.push(new Uint8Array(chunk)))
    drawing.on('end', () => void new Blob(chunks).arrayBuffer().then(buffer => resolve(new Uint8Array(buffer)), reject))
    drawing.on('error', reject)
  })
