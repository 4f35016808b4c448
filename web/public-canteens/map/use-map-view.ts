import { outlines } from 'virtual:france-outlines'
import { useState } from 'react'
import type { ListFilters } from '../list-address.ts'
import { type Frame, frameOf } from './frames.ts'
import { corsicaShift } from './projection.ts'
import { type View, viewOfBox, wholeOf } from './view.ts'

/** Whether a region or a department is in Corsica, which the map draws farther from the coast. */
export const isCorsican = (code: string): boolean => ['2A', '2B', '94'].includes(code)

/** The department of a town, by its INSEE code. */
const departmentOfTown = (city: string) => city.slice(0, city.startsWith('97') ? 3 : 2)

type Place = Pick<ListFilters, 'region' | 'department' | 'city'>

/** The view that shows the place of the filters as closely as it can. */
function viewOf({ region, department, city }: Place): View {
  const code = department || departmentOfTown(city)
  const frame: Frame = frameOf(region, code)
  const outline = outlines.departments[code] ?? outlines.regions[region]
  if (frame.code !== 'metropole' || !outline) return wholeOf(frame)
  const [x, y, width, height] = outline.box
  const shift = isCorsican(outlines.departments[code] ? code : region) ? corsicaShift : { x: 0, y: 0 }
  return viewOfBox(frame, [x + shift.x, y + shift.y, width, height])
}

/** What the map shows: the place of the filters each time that it changes, then where the visitor goes. */
export function useMapView({ region, department, city }: Place): readonly [View, (view: View) => void] {
  const place = `${region} ${department} ${city}`
  const [state, setState] = useState(() => ({ place, view: viewOf({ region, department, city }) }))
  const current = state.place === place ? state : { place, view: viewOf({ region, department, city }) }
  if (current !== state) setState(current)
  return [current.view, view => setState({ place, view })]
}
