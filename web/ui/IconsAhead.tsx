import { useEffect, useState } from 'react'
import './icons-ahead.css'

export interface IconsAheadProps {
  /** Classes that show them. */
  readonly names: readonly string[]
}

/**
 * Has icons read before they are needed, one after the other while the page has nothing else to do: the first time that
 * it shows one, a modest machine is held up for 50 ms.
 */
export function IconsAhead({ names }: IconsAheadProps) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count < names.length) return whenIdle(() => setCount(count + 1))
  }, [count, names])
  return (
    <span className="mc-icons-ahead" aria-hidden="true">
      {names.slice(0, count).map(name => (
        <span key={name} className={name} />
      ))}
    </span>
  )
}

/** Milliseconds, where the browser does not tell when it is idle. */
const soon = 300

/** @returns how to give it up. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, soon)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}
