import { drawableText } from '../pdf/drawable-text.ts'
import { linesOf, runsOf, type Weight } from './letters.ts'
import type { Box, TextShape } from './pen.ts'

export interface TextStyle {
  readonly weight: Weight
  readonly size: number
  readonly color: string
}

/** The height of a line, and the place of what the letters stand on, for a size of 1. */
const lineHeight = 1.3
const baseline = 0.97

/** A text in lines of a width, to be put anywhere. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  at(x: number, y: number): readonly TextShape[]
}

export function textBlock(text: string, style: TextStyle, width: number, align: 'left' | 'center' = 'left'): TextBlock {
  const { weight, size, color } = style
  const lines = linesOf(drawableText(text), weight, width / size).map(line => ({
    runs: runsOf(line.trimEnd(), weight),
    isContinued: line.endsWith(' '),
  }))
  return {
    width,
    height: lines.length * size * lineHeight,
    at: (x, y) =>
      lines.flatMap(({ runs, isContinued }, index) => {
        const length = runs.reduce((sum, run) => sum + run.width * size, 0)
        let left = align === 'center' ? x + (width - length) / 2 : x
        return runs.map((run, place): TextShape => {
          const shape: TextShape = {
            kind: 'text',
            text: run.text,
            x: left,
            baseline: y + (index * lineHeight + baseline) * size,
            width: run.width * size,
            font: run.font,
            size,
            color,
            ...(isContinued && place === runs.length - 1 ? { isContinued } : {}),
          }
          left += shape.width
          return shape
        })
      }),
  }
}

/** The box of a block that is put there. */
export const boxOf = ({ width, height }: TextBlock, x: number, y: number): Box => ({ x, y, width, height })
