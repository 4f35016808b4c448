import { outlines } from 'virtual:france-outlines'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import type { ChoiceCounts } from '../filters/filter-fields-props.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { type Frame, frames, type OverseasCode, overseasCodes, regionOf } from './frames.ts'

export interface OverseasProps {
  readonly shown: Frame
  readonly counts: ChoiceCounts | undefined
  readonly onChoose: (frame: Frame) => void
}

/** The other drawings: a press shows mainland France or one of the overseas territories. */
export function Overseas({ shown, counts, onChoose }: OverseasProps) {
  const { map: words, filters } = usePublicCanteenWords()
  return (
    <ul className="mc-map__frames" aria-label={words.frames}>
      {frames.map(frame => {
        const { code, width, height } = frame
        const outline = outlines.departments[code]
        const count = isOverseas(code) && counts ? (counts.region[regionOf(code)] ?? 0) : undefined
        const name = isOverseas(code) ? (findDepartment(code)?.name ?? code) : words.mainland
        return (
          <li key={code}>
            <button
              type="button"
              className="mc-map__frame"
              aria-pressed={code === shown.code}
              onClick={() => onChoose(frame)}
            >
              {outline && (
                <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true" focusable="false">
                  <path d={outline.path} />
                </svg>
              )}
              <span>{filters.choice(name, count)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const isOverseas = (code: Frame['code']): code is OverseasCode => overseasCodes.some(overseas => overseas === code)
