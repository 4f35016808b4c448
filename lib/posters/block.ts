import type { Part } from './pen.ts'
import type { PosterContent } from './poster-content.ts'

/** The pictures of a poster: the modules of its QR code, and the logo of the canteen. */
export interface PosterPictures {
  readonly qr: readonly (readonly boolean[])[]
  readonly logo: { readonly source: string; readonly width: number; readonly height: number } | null
}

/** What the blocks of a poster are made of. */
export interface Frame {
  readonly content: PosterContent
  readonly pictures: PosterPictures
  /** The room of the blocks, between the margins. */
  readonly width: number
  /** The size of letters and pictures, 1 being the usual one. */
  readonly scale: number
}

/** A piece of a poster of known height, to be put anywhere. */
export interface Block {
  readonly height: number
  at(x: number, y: number): readonly Part[]
}

export const posterColors = {
  forest: '#14532d',
  forestLight: '#1d6a3b',
  meadow: '#e6f4e6',
  leaf: '#1b7a3d',
  apricot: '#fff0de',
  rust: '#a8410b',
  cream: '#fdf7e7',
  gold: '#e2a72e',
  white: '#ffffff',
  ink: '#1c1c1c',
  mention: '#4c4c4c',
}

/** Blocks below one another, with a gap. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, blocks.length - 1)
  return {
    height,
    at(x, y) {
      let top = y
      return blocks.flatMap(block => {
        const parts = block.at(x, top)
        top += block.height + gap
        return parts
      })
    },
  }
}
