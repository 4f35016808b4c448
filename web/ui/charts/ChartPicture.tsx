import { type ReactNode, Suspense } from 'react'
import { useNearScreen } from '../use-near-screen.ts'

interface ChartPictureProps {
  readonly label: string
  /** The class that gives the drawing its height; else its pixels. */
  readonly size: string | number
  readonly children: ReactNode
}

/**
 * The place of a drawing, which is drawn once it comes near the screen: it takes a phone a tenth of a second, and styles that
 * the content policy refuses in what the server renders.
 */
export function ChartPicture({ label, size, children }: ChartPictureProps) {
  const { ref, isNear } = useNearScreen<HTMLDivElement>()
  const place = typeof size === 'number' ? <svg className="mc-chart__place" height={size} /> : <svg className={size} />
  return (
    <div role="img" aria-label={label} className="mc-chart__picture" ref={ref}>
      {isNear ? <Suspense fallback={place}>{children}</Suspense> : place}
    </div>
  )
}
