import { outlines } from 'virtual:france-outlines'
import { overseasCodes, regionOf } from '../public-canteens/map/frames.ts'
import type { StatisticsAddress } from './statistics-address.ts'
import { departmentName, regionName } from './territory-names.ts'

interface AreasProps {
  readonly level: StatisticsAddress['level']
  /** The class of a territory, null where nothing is told. */
  readonly classOf: (code: string) => number | null
  readonly titleOf: (code: string) => string
  readonly onChoose: (code: string) => void
}

/** The mainland, then the overseas departments, each in a drawing of its own. */
export function Areas({ level, classOf, titleOf, onChoose }: AreasProps) {
  const areas = level === 'regions' ? outlines.regions : outlines.departments
  const area = (code: string, path: string) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the filters do the same with a keyboard
    <path
      key={code}
      className="mc-choropleth__area"
      data-class={classOf(code) ?? 'none'}
      d={path}
      onClick={() => onChoose(code)}
    >
      <title>{titleOf(code)}</title>
    </path>
  )
  return (
    <>
      <svg className="mc-choropleth__mainland" viewBox="0 0 1064 1000" aria-hidden="true" focusable="false">
        {Object.entries(areas)
          .filter(([code]) => !isOverseas(code, level))
          .map(([code, { path }]) => area(code, path))}
      </svg>
      <ul className="mc-choropleth__overseas fr-raw-list" aria-hidden="true">
        {overseasCodes.map(department => {
          const outline = outlines.departments[department]
          const code = level === 'regions' ? regionOf(department) : department
          return (
            outline && (
              <li key={department}>
                <svg viewBox="-2 -2 60 52" aria-hidden="true" focusable="false">
                  {area(code, outline.path)}
                </svg>
                <span>{level === 'regions' ? regionName(code) : departmentName(code)}</span>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}

const isOverseas = (code: string, level: StatisticsAddress['level']): boolean =>
  level === 'departements' ? code.length > 2 : overseasCodes.some(department => regionOf(department) === code)
