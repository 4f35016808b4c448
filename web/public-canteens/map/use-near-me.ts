import { useState } from 'react'
import { frameAround } from './frames.ts'
import type { Place } from './projection.ts'
import { type View, viewAround } from './view.ts'

export type NearMeState = 'idle' | 'asking' | 'shown' | 'refused' | 'unknown' | 'far'

/** Degrees to which the middle of the view is rounded: the parts of the map that are asked for say no more. */
const step = 0.05
const rounded = (degrees: number) => Math.round(degrees / step) * step

/** Milliseconds after which a position that does not come is given up. */
const patience = 15_000

export interface NearMe {
  readonly state: NearMeState
  /** Where the visitor is, on this page alone: neither stored, nor sent, nor in the address. */
  readonly place: Place | null
  readonly ask: () => void
}

/** Moves the map around the visitor, once they have asked for it. */
export function useNearMe(onView: (view: View) => void): NearMe {
  const [state, setState] = useState<NearMeState>('idle')
  const [place, setPlace] = useState<Place | null>(null)

  function show({ coords: { latitude, longitude } }: GeolocationPosition): void {
    const frame = frameAround({ latitude, longitude })
    setPlace(frame && { latitude, longitude })
    setState(frame ? 'shown' : 'far')
    if (!frame) return
    onView(viewAround(frame, frame.projection.project({ latitude: rounded(latitude), longitude: rounded(longitude) })))
  }

  function ask(): void {
    // Browsers offer it to secure pages alone.
    if (!('geolocation' in navigator)) {
      setState('unknown')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      show,
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: patience, maximumAge: 60_000 },
    )
  }

  return { state, place, ask }
}
