import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { moved, type View, zoomed } from './view.ts'

export interface MapWindowProps {
  readonly view: View
  readonly surface: RefObject<HTMLElement | null>
  readonly onView: (view: View) => void
  /** Tells the length of the side in pixels, each time that it changes. */
  readonly onResize: (pixels: number) => void
  /** What is drawn below, and hidden from screen readers. */
  readonly ground: ReactNode
  readonly children: ReactNode
}

/** The share of the window that one press of an arrow moves the map by. */
const stride = 0.2
/** Pixels after which a press is a move. */
const tremor = 5

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
}

/** The square through which the map is seen: arrows and a pull move it, plus and minus go closer and away. */
export function MapWindow({ view, surface, onView, onResize, ground, children }: MapWindowProps) {
  const { map: words } = usePublicCanteenWords()
  const pull = useRef<{ readonly x: number; readonly y: number; readonly view: View } | null>(null)
  const [isMoving, setMoving] = useState(false)
  const { center, size } = view
  const viewBox = `${center.x - size / 2} ${center.y - size / 2} ${size} ${size}`

  useEffect(() => {
    const element = surface.current
    if (!element) return
    const observer = new ResizeObserver(() => onResize(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [surface, onResize])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves[event.key]
    if (move) onView(moved(view, ...move))
    else if (event.key === '+' || event.key === '=') onView(zoomed(view, 2))
    else if (event.key === '-') onView(zoomed(view, 0.5))
    else return
    event.preventDefault()
  }

  function onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    const from = pull.current
    if (!from) return
    const [right, down] = [clientX - from.x, clientY - from.y]
    if (!isMoving && Math.hypot(right, down) < tremor) return
    // From here on nothing below is pressed.
    if (!isMoving) currentTarget.setPointerCapture(pointerId)
    setMoving(true)
    onView(moved(from.view, -right / currentTarget.clientWidth, -down / currentTarget.clientHeight))
  }

  function release(): void {
    pull.current = null
    setMoving(false)
  }

  return (
    <section
      ref={surface}
      className="mc-map__window"
      data-moving={isMoving}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the map from here
      tabIndex={0}
      aria-label={words.label}
      aria-describedby="carte-touches"
      onKeyDown={onKeyDown}
      onPointerDown={({ button, clientX, clientY }) => {
        if (button === 0) pull.current = { x: clientX, y: clientY, view }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <svg className="mc-map__drawing" viewBox={viewBox} aria-hidden="true" focusable="false">
        {ground}
      </svg>
      {/* Each of its places has a name. */}
      <svg className="mc-map__drawing mc-map__drawing--places" viewBox={viewBox} focusable="false" role="presentation">
        {children}
      </svg>
    </section>
  )
}
