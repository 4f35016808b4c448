import { drawPoster, type Pen, type PosterLayout } from '@ma-cantine/lib/posters/pen'
import { type ReactNode, useMemo } from 'react'
import { fontFamily } from './font-family.ts'

/** The pen of the page. */
function svgPen(): { readonly pen: Pen; readonly nodes: ReactNode[] } {
  const nodes: ReactNode[] = []
  return {
    nodes,
    pen: {
      begin: () => undefined,
      end: () => undefined,
      text: ({ text, x, baseline, width, font, size, color }) => {
        nodes.push(
          <text
            key={nodes.length}
            x={x}
            y={baseline}
            fontFamily={fontFamily(font)}
            fontSize={size}
            fill={color}
            textLength={width}
          >
            {text}
          </text>,
        )
      },
      path: ({ d, x, y, scale, fill = 'none', stroke, strokeWidth }) => {
        const line = stroke ? { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' } : {}
        nodes.push(
          <path
            key={nodes.length}
            d={d}
            transform={`translate(${x} ${y}) scale(${scale})`}
            fill={fill}
            {...(line as object)}
          />,
        )
      },
      image: ({ source, x, y, width, height }) => {
        const box = { x, y, width, height }
        nodes.push(<image key={nodes.length} href={source} {...box} preserveAspectRatio="none" />)
      },
    },
  }
}

/** A poster in the page. It is for the eye: its words stand beside it. */
export function SvgPoster({ layout }: { readonly layout: PosterLayout }) {
  const nodes = useMemo(() => {
    const { pen, nodes } = svgPen()
    drawPoster(layout, pen)
    return nodes
  }, [layout])
  return (
    <svg className="mc-poster" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <rect width={layout.width} height={layout.height} fill="#ffffff" />
      {nodes}
    </svg>
  )
}
