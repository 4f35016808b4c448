import type { PosterFont } from './letter-widths.ts'

/** What a part of a poster is, for who reads it without seeing it; a decoration says nothing. */
export type PartRole = 'title' | 'heading' | 'paragraph' | 'item' | 'figure' | 'link' | 'decoration'

/** In points, from the left and top edges of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One line of letters of one font. */
export interface TextShape {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  /** The line that the letters stand on. */
  readonly baseline: number
  /** By the widths of its letters alone: no pen draws pairs closer or joins letters. */
  readonly width: number
  readonly font: PosterFont
  readonly size: number
  readonly color: string
  /** Whether a space follows, which is read and not seen. */
  readonly isContinued?: boolean
}

/** A path in the commands of SVG. */
export interface PathShape {
  readonly kind: 'path'
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill?: string
  readonly stroke?: string
  /** In the units of the path. */
  readonly strokeWidth?: number
}

export interface ImageShape extends Box {
  readonly kind: 'image'
  /** A `data:` address of a JPEG. */
  readonly source: string
}

export type Shape = TextShape | PathShape | ImageShape

/** A part of a poster, in the order in which it is read. */
export interface Part {
  readonly role: PartRole
  readonly box: Box
  readonly shapes: readonly Shape[]
  /** The words of a figure. */
  readonly alt?: string
  /** The address of a link. */
  readonly href?: string
}

export interface PosterLayout {
  readonly width: number
  readonly height: number
  readonly parts: readonly Part[]
}

/** What draws a poster: on a page, in a PDF, in a picture. */
export interface Pen {
  begin(part: Part, index: number): void
  text(shape: TextShape): void
  path(shape: PathShape): void
  image(shape: ImageShape): void
  end(part: Part): void
}

/** Draws a poster, part by part in the order of reading: all pens draw the same. */
export function drawPoster({ parts }: PosterLayout, pen: Pen): void {
  for (const [index, part] of parts.entries()) {
    pen.begin(part, index)
    for (const shape of part.shapes) {
      if (shape.kind === 'text') pen.text(shape)
      else if (shape.kind === 'path') pen.path(shape)
      else pen.image(shape)
    }
    pen.end(part)
  }
}
