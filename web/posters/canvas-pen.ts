import { drawPoster, type Pen, type PosterLayout } from '@ma-cantine/lib/posters/pen'
import { fontFamily } from './font-family.ts'
import { fontsOf, loadFonts } from './poster-fonts.ts'

/** Reads the pictures of a poster, for a pen that cannot wait. */
async function loadImages({ parts }: PosterLayout): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const sources = parts.flatMap(({ shapes }) => shapes.flatMap(shape => (shape.kind === 'image' ? [shape.source] : [])))
  const all = sources.map(async source => {
    const image = new Image()
    image.src = source
    await image.decode()
    return [source, image] as const
  })
  return new Map(await Promise.all(all))
}

/** The pen of pictures. */
const canvasPen = (context: CanvasRenderingContext2D, images: ReadonlyMap<string, HTMLImageElement>): Pen => ({
  begin: () => undefined,
  end: () => undefined,
  text({ text, x, baseline, width, font, size, color }) {
    context.save()
    context.font = `${size}px "${fontFamily(font)}"`
    context.fontKerning = 'none'
    context.fillStyle = color
    context.translate(x, baseline)
    // Holds where a browser joins letters all the same.
    context.scale(width / (context.measureText(text).width || width), 1)
    context.fillText(text, 0, 0)
    context.restore()
  },
  path({ d, x, y, scale, fill, stroke, strokeWidth = 1 }) {
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    const path = new Path2D(d)
    if (fill) {
      context.fillStyle = fill
      context.fill(path)
    }
    if (stroke) {
      context.strokeStyle = stroke
      context.lineWidth = strokeWidth
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.stroke(path)
    }
    context.restore()
  },
  image({ source, x, y, width, height }) {
    const image = images.get(source)
    if (image) context.drawImage(image, x, y, width, height)
  },
})

/** Draws a poster as a PNG of this many pixels in width. */
export async function drawPicture(layout: PosterLayout, pixels: number): Promise<Blob> {
  const [images] = await Promise.all([loadImages(layout), loadFonts(fontsOf(layout))])
  const canvas = document.createElement('canvas')
  const scale = pixels / layout.width
  canvas.width = pixels
  canvas.height = Math.round(layout.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  drawPoster(layout, canvasPen(context, images))
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}
